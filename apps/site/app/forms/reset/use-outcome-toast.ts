import { htmlLang } from "@matchfront/locales/html-lang";
import type { Language } from "@matchfront/locales/locales";
import { useToast } from "@matchfront/ui";
import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { DialogLocaleContext } from "./dialog-locale.ts";
import type { Message } from "./outcome-message.ts";

export type Outcome = {
  readonly kind: "error" | "info" | "warning";
  readonly message: Message;
  /** The dialog's text beside the toast. */
  readonly advice?: Message | undefined;
};

type State = { readonly status: string };

const pending = new Set(["sending", "checkingNumber", "sendingCode", "verifyingCode", "updating"]);

/** Returns the language of the last request: the dialog's when it was sent. */
export function useRequestLanguage(state: State): Language {
  const { language } = use(DialogLocaleContext);
  const [last, setLast] = useState({ state, language });
  if (!pending.has(state.status) || last.state === state) return last.language;
  setLast({ state, language });
  return language;
}

/**
 * Shows an outcome as a toast (specification, section 8) until the next state other than `closed`. Returns the message
 * once the toast has been closed, since only then does the dialog show it, or what to do.
 */
export function useOutcomeToast(state: State, outcome: Outcome | undefined) {
  const toast = useToast();
  const { language } = use(DialogLocaleContext);
  const [dismissedState, setDismissedState] = useState<State>();
  // An effect event, so that switching the language does not show the toast again.
  const announce = useEffectEvent((next: State) => {
    if (next.status !== "closed") toast.clear();
    if (!outcome) return;
    const { text, lang } = outcome.message;
    toast[outcome.kind](text, { lang: htmlLang(lang), onClose: () => setDismissedState(next) });
  });
  useEffect(() => announce(state), [state]);
  // A toast keeps its language, and then the dialog shows the message in the new one.
  const toastLanguage = useRef(language);
  useEffect(() => {
    if (language !== toastLanguage.current) toast.clear();
    toastLanguage.current = language;
  }, [language, toast]);
  const isToastOpen = outcome !== undefined && dismissedState !== state;
  return { isToastOpen, message: outcome?.advice ?? (isToastOpen ? undefined : outcome?.message) };
}
