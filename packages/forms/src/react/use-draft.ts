import { useEffect, useState } from "react";
import type { FormValues } from "../define-form/field-definition.ts";
import type { InputValues } from "../define-form/form.ts";
import { createDraft, type Draft, type DraftForm } from "../drafts/create-draft.ts";

/** The draft of a form, and its input when the component mounted; undefined on the first render. */
export type UseDraftResult<Values> = {
  readonly draft: Draft<Values>;
  readonly initialValues: InputValues<Values> | undefined;
};

/**
 * Creates a form's draft for the lifetime of a component. It reads the storage in an effect, so that the first render matches
 * the server's.
 *
 * @param form - the form of the first render is used
 * @example
 * const { draft, initialValues } = useDraft(newsletterForm);
 * return <Form initialValues={initialValues} queue={{ draft, isOffline }} send={send} />;
 */
export function useDraft<Values extends FormValues>(form: DraftForm<Values>): UseDraftResult<Values> {
  const [draft] = useState(() => createDraft(form));
  const [initialValues, setInitialValues] = useState<InputValues<Values>>();
  // oxlint-disable-next-line react/set-state-in-effect -- the first render must be that of the server
  useEffect(() => setInitialValues(draft.read()), [draft]);
  return { draft, initialValues };
}
