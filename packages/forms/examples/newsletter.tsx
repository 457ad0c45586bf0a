"use client";

import type { ReplyOf, Send, ValuesOf } from "@matchfront/forms";
import { bindForm } from "@matchfront/forms/final-form";
import { newsletterForm } from "./newsletter-form.ts";

const { Form, Field } = bindForm(newsletterForm);

type Props = {
  send: Send<ValuesOf<typeof newsletterForm>>;
  /** The server's reply to a native post. */
  reply?: ReplyOf<typeof newsletterForm>;
};

export function NewsletterForm({ send, reply }: Props) {
  return (
    <Form action="/newsletter" reply={reply} send={send}>
      {({ state }) => (
        <>
          <Field name="email">
            {({ label, hint, error, ...input }) => (
              <p>
                <label htmlFor={input.id}>{label}</label> {hint}
                <input {...input} aria-describedby="email-error" aria-invalid={error !== undefined} />
                <em id="email-error">{error}</em>
              </p>
            )}
          </Field>
          <Field name="name" />
          <Field name="topic" />
          <button>{state.status === "sending" ? "Subscribing …" : "Subscribe"}</button>
          <output>
            {state.status === "idle" && reply?.status === "sent" && "You are subscribed."}
            {state.status === "succeeded" && "You are subscribed."}
            {state.status === "failed" && state.message}
          </output>
        </>
      )}
    </Form>
  );
}
