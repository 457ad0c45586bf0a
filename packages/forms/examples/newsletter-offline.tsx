"use client";

import { bindForm } from "@matchfront/forms/final-form";
import { useDraft } from "@matchfront/forms/react";
import type { ComponentProps } from "react";
import { newsletterForm } from "./newsletter-form.ts";
import type { NewsletterForm } from "./newsletter.tsx";

const { Form, Field } = bindForm(newsletterForm);

const defaults = newsletterForm.readInput({ topic: "Events" });

export function OfflineNewsletter({ send, reply }: ComponentProps<typeof NewsletterForm>) {
  const { draft, initialValues = defaults } = useDraft(newsletterForm, reply);
  return (
    <Form action="/newsletter" initialValues={initialValues} queue={{ draft }} reply={reply} send={send}>
      {({ state, cancel }) => (
        <>
          {newsletterForm.fieldNames.map((name) => (
            <Field key={name} name={name} />
          ))}
          <button>Subscribe</button>
          <output>
            {state.status === "idle" && reply?.status === "sent" && "You are subscribed."}
            {state.status === "queued" && "We’ll send this when you’re back online"}
            {state.status === "succeeded" && "You are subscribed."}
            {state.status === "failed" && state.message}
          </output>
          {state.status === "queued" && (
            <button onClick={cancel} type="button">
              Cancel
            </button>
          )}
        </>
      )}
    </Form>
  );
}
