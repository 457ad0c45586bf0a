import { useLayoutEffect, useState } from "react";
import type { FormValues } from "../define-form/field-definition.ts";
import type { Form, InputValues, Reply } from "../define-form/form.ts";
import { createDraft, type Draft } from "../drafts/create-draft.ts";
import { deepEqual } from "../submit/deep-equal.ts";

/** The draft of a form, and its input when the component mounted; undefined if there is none, and on the first render. */
export type UseDraftResult<Values> = {
  readonly draft: Draft<Values>;
  readonly initialValues: InputValues<Values> | undefined;
};

/**
 * Creates a form's draft for the lifetime of a component. It reads the storage after the first render, which must match
 * the server's, and before another key.
 *
 * @param form - the form of the first render is used
 * @param reply - the server's reply to a native post; "sent" removes the draft, and keeps a queued message
 * @example
 * const { draft, initialValues } = useDraft(newsletterForm, reply);
 * return <Form initialValues={initialValues} queue={{ draft }} send={send} />;
 */
export function useDraft<Values extends FormValues>(
  form: Form<Values>,
  reply?: Reply<InputValues<Values>>,
): UseDraftResult<Values> {
  const [{ emptyValues }] = useState(form);
  const [draft] = useState(() => createDraft(form));
  const [initialValues, setInitialValues] = useState<InputValues<Values>>();
  const isSent = reply?.status === "sent";
  useLayoutEffect(() => {
    if (isSent) draft.write(emptyValues);
    const stored = draft.read();
    // oxlint-disable-next-line react/set-state-in-effect -- the first render must be that of the server
    if (!deepEqual(stored, emptyValues)) setInitialValues(stored);
  }, [draft, emptyValues, isSent]);
  return { draft, initialValues };
}
