import type { MessageFormName } from "@matchfront/forms/site";
import { catalogs } from "@matchfront/locales/catalogs";
import { locales, type Language } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { countMessages } from "@matchfront/locales/script-messages";
import type { MessageWords } from "./message-form-config.ts";

/** Returns a form's messages in a language; `undefined` in English, since the definition has them. */
export function messageWordsIn(
  language: Language,
  { name, page }: { name: MessageFormName; page: string },
): MessageWords | undefined {
  if (language === "en") return undefined;
  const { forms, messages } = catalogs[language];
  return {
    lang: language,
    page: pathIn(language, page),
    copy: forms[name],
    submit: forms.submit,
    failures: { ...forms.apiErrors, failure: forms.submit.failure },
    count: countMessages(messages.textArea, locales[language].tag),
    toasts: { label: messages.resetDialog.messages, closeLabel: messages.resetDialog.closeMessage },
  };
}
