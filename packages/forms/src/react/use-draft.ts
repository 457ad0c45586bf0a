import { useEffect, useState } from "react";
import { createDraft } from "../drafts/create-draft.ts";
import type { Draft, DraftForm, FormInput } from "../drafts/draft.ts";

/** The draft of a form, and its input when the component mounted; undefined on the first render. */
export type UseDraftResult<Fields, Values> = {
  readonly draft: Draft<Fields, Values>;
  readonly initialValues: Fields | undefined;
};

/**
 * Creates a form's draft for the lifetime of a component. It reads the storage in an effect, so that the first render matches
 * the server's.
 *
 * @param form - the form of the first render is used
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
