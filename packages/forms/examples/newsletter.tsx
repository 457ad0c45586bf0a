"use client";

import type { Send, ValuesOf } from "@matchfront/forms";
import { bindForm, type BoundField } from "@matchfront/forms/final-form";
import { newsletterForm } from "./newsletter-form.ts";

const { Form, Field } = bindForm(newsletterForm);

export function NewsletterForm({ send }: { send: Send<ValuesOf<typeof newsletterForm>, unknown> }) {
  return (
    <Form action="/newsletter" send={send}>
      {({ state }) => (
        <>
          <Field name="email">{(field) => <Input {...field} />}</Field>
          <Field name="name">{(field) => <Input {...field} />}</Field>
          <Field name="topic">
            {({ label, error, options = [], ...select }) => (
              <p>
                <label htmlFor={select.id}>{label}</label>
                <select {...select} aria-invalid={error !== undefined}>
                  <option value="">Choose a topic</option>
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </select>
                <em>{error}</em>
              </p>
            )}
          </Field>
          <button>{state.status === "sending" ? "Subscribing …" : "Subscribe"}</button>
          <output>
            {state.status === "succeeded" && "You are subscribed."}
            {state.status === "failed" && state.message}
          </output>
        </>
      )}
    </Form>
  );
}

function Input({ label, hint, error, ...input }: BoundField) {
  const described = { "aria-describedby": `${input.id}-error`, "aria-invalid": error !== undefined };
  return (
    <p>
      <label htmlFor={input.id}>{label}</label> {hint}
      <input {...input} {...described} />
      <em id={described["aria-describedby"]}>{error}</em>
    </p>
  );
}
