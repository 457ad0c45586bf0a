import { submitCopy, type Send, type ValuesOf } from "@matchfront/forms";
import { bindForm } from "@matchfront/forms/final-form";
import { useDraft } from "@matchfront/forms/react";
import { newsletterForm } from "./newsletter-form.ts";

const { Form, Field } = bindForm(newsletterForm);
const isOffline = (error: unknown) => error instanceof TypeError; // as fetch rejects without a network

export function OfflineNewsletter({ send }: { send: Send<ValuesOf<typeof newsletterForm>, unknown> }) {
  const { draft, typed } = useDraft(newsletterForm);
  return (
    <Form initial={typed} queue={{ draft, isOffline }} send={send}>
      {({ state, cancel }) => (
        <>
          {newsletterForm.names.map((name) => (
            <Field key={name} name={name}>
              {({ id, label, value, onBlur, onChange }) => (
                <label htmlFor={id}>
                  {label} <input id={id} onBlur={onBlur} onChange={onChange} value={value} />
                </label>
              )}
            </Field>
          ))}
          <button>Subscribe</button>
          <output>{state.status === "queued" && submitCopy.queued}</output>
          {state.status === "queued" && (
            <button onClick={cancel} type="button">
              {submitCopy.cancel}
            </button>
          )}
        </>
      )}
    </Form>
  );
}
