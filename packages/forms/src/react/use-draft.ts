import { useEffect, useState } from "react";
import { createDraft } from "../drafts/create-draft.ts";
import type { Draft, DraftForm, Texts } from "../drafts/draft.ts";

/** A form's draft, and what it held when the component was mounted; undefined on the first render. */
export type UseDraft<Fields, Values> = {
  readonly draft: Draft<Fields, Values>;
  readonly typed: Fields | undefined;
};

/**
 * Holds a form's draft for the life of a component. What was typed is read in an effect, so that the markup of a server
 * and of the browser's first render agree.
 *
 * @param form - that of the first render counts
 * @returns the draft for `useSubmit` and for what is typed, and what was typed before
 * @example
 * const { draft, typed } = useDraft(contactForm);
 * const { submit } = useSubmit(send, { draft, isOffline });
 * return <Form key={typed && "typed"} initialValues={typed ?? contactForm.empty} onChange={draft.write} />;
 */
export function useDraft<Fields extends Texts, Values>(
  form: DraftForm<Fields, Values>,
): UseDraft<Fields, Values> {
  const [draft] = useState(() => createDraft(form));
  const [typed, setTyped] = useState<Fields>();
  // oxlint-disable-next-line react/set-state-in-effect -- the first render must be that of the server
  useEffect(() => setTyped(draft.read()), [draft]);
  return { draft, typed };
}
