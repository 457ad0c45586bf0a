import type { MessageFormName } from "@matchfront/forms/site";
import type { Language } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { wordsIn } from "../../words/words-in.ts";
import type { MessageWords } from "./message-form-config.ts";

/** Returns a form's messages in a language; `undefined` in English, since the definition has them. */
export function messageWordsIn(
  language: Language,
  { name, page }: { name: MessageFormName; page: string },
): MessageWords | undefined {
  if (language === "en") return undefined;
  const { forms, countMessages, dialogs } = wordsIn[language];
  const { messages, closeMessage } = dialogs.resetDialog;
  return {
    lang: language,
    page: pathIn(language, page),
    copy: forms[name],
    submit: forms.submit,
    failures: { ...forms.apiErrors, failure: forms.submit.failure },
    count: countMessages,
    toasts: { label: messages, closeLabel: closeMessage },
  };
}
