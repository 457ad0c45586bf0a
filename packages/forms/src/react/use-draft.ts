import { useEffect, useState } from "react";
import { createDraft } from "../drafts/create-draft.ts";
import type { Draft, DraftForm, FormInput } from "../drafts/draft.ts";

/** A form's draft, and the text that it had when the component mounted; undefined on the first render. */
export type UseDraftResult<Fields, Values> = {
  readonly draft: Draft<Fields, Values>;
  readonly initialValues: Fields | undefined;
};

/**
 * Creates a form's draft for the lifetime of a component. The stored text is read in an effect, so that the browser's first
 * render matches the server's.
 *
 * @param form - only the first render's is used
 * @returns the draft, for `useSubmit` and to store what is typed, and the text that was stored before
 * @example
 * const { draft, initialValues } = useDraft(contactForm);
 * return <Form initialValues={initialValues} queue={{ draft, isOffline }} send={send} />;
 */
export function useDraft<Fields extends FormInput, Values>(
  form: DraftForm<Fields, Values>,
): UseDraftResult<Fields, Values> {
  const [draft] = useState(() => createDraft(form));
  const [initialValues, setInitialValues] = useState<Fields>();
  // oxlint-disable-next-line react/set-state-in-effect -- the first render must be that of the server
  useEffect(() => setInitialValues(draft.read()), [draft]);
  return { draft, initialValues };
}
