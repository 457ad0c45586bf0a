import { useToast } from "@matchfront/ui";
import { use, useEffect, useEffectEvent, useState } from "react";
import { CurrentWordsContext } from "./reset-words.ts";

type Outcome = { kind: "error" | "info" | "warning"; message: string };

/**
 * Announces the outcome of a dialog's state as a toast (specification, section 8), until the next state.
 *
 * @param outcome undefined if the state has none
 * @returns whether the toast still shows it: the dialog says it only once the toast is closed
 */
export function useOutcomeToast(state: { readonly status: string }, outcome: Outcome | undefined): boolean {
  const toast = useToast();
  const { saidIn } = use(CurrentWordsContext);
  const [readState, setReadState] = useState<typeof state>();
  // Another language is no other outcome.
  const announce = useEffectEvent((next: typeof state) => {
    if (next.status !== "closed") toast.clear();
    if (!outcome) return;
    const { kind, message } = outcome;
    // By the time of the outcome the dialog may have changed its language.
    toast[kind](message, { lang: saidIn?.get(message), onClose: () => setReadState(next) });
  });
  useEffect(() => announce(state), [state]);
  return outcome !== undefined && readState !== state;
}
