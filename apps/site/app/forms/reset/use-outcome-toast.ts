import { useToast } from "@matchfront/ui";
import { use, useEffect, useEffectEvent, useState } from "react";
import { DialogLocaleContext } from "./dialog-locale.ts";

type Outcome = { kind: "error" | "info" | "warning"; message: string };

/**
 * Shows an outcome as a toast (specification, section 8) until the next state other than `closed`. Returns whether
 * the toast is still open; the dialog shows the message only after that.
 */
export function useOutcomeToast(state: { readonly status: string }, outcome: Outcome | undefined): boolean {
  const toast = useToast();
  const { messageLanguages } = use(DialogLocaleContext);
  const [dismissedState, setDismissedState] = useState<typeof state>();
  // An effect event, so that switching the language does not show the toast again.
  const announce = useEffectEvent((next: typeof state) => {
    if (next.status !== "closed") toast.clear();
    if (!outcome) return;
    const { kind, message } = outcome;
    // The dialog may have switched its language since the request.
    toast[kind](message, { lang: messageLanguages?.get(message), onClose: () => setDismissedState(next) });
  });
  useEffect(() => announce(state), [state]);
  return outcome !== undefined && dismissedState !== state;
}
