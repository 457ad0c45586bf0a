import { useToast } from "@matchfront/ui";
import { use, useEffect, useEffectEvent, useState } from "react";
import { DialogLocaleContext } from "./dialog-locale.ts";

type Outcome = { kind: "error" | "info" | "warning"; message: string };

/**
 * Shows an outcome as a toast (specification, section 8) until the next state other than `closed`. Returns the message
 * once the toast has been closed: only then does the dialog show it.
 */
export function useOutcomeToast(state: { readonly status: string }, outcome: Outcome | undefined) {
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
  const isToastOpen = outcome !== undefined && dismissedState !== state;
  return { isToastOpen, message: isToastOpen ? undefined : outcome?.message };
}
