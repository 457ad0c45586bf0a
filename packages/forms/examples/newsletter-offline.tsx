"use client";

import type { Send, ValuesOf } from "@matchfront/forms";
import { bindForm } from "@matchfront/forms/final-form";
import { useDraft } from "@matchfront/forms/react";
import { newsletterForm } from "./newsletter-form.ts";

const { Form, Field } = bindForm(newsletterForm);

/** The api-client's error without a network, and that of fetch. */
const isOffline = (error: unknown) =>
  error instanceof Error && ["OfflineError", "TypeError"].includes(error.name);

export function OfflineNewsletter({ send }: { send: Send<ValuesOf<typeof newsletterForm>, unknown> }) {
  const { draft, initialValues } = useDraft(newsletterForm);
  return (
    <Form action="/newsletter" initialValues={initialValues} queue={{ draft, isOffline }} send={send}>
      {({ state, cancel }) => (
        <>
          {newsletterForm.fieldNames.map((name) => (
            <Field key={name} name={name} />
          ))}
          <button>Subscribe</button>
          <output>
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
