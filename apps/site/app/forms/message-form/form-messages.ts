import type { MessageFormName } from "@matchfront/forms/site";
import { catalogs } from "@matchfront/locales/catalogs";
import { locales, type Language } from "@matchfront/locales/locales";
import { langParameter, pathIn } from "@matchfront/locales/routing";
import { countMessages } from "@matchfront/locales/script-messages";
import type { FormMessages } from "./message-form-config.ts";

export function getFormMessages(
  language: Language,
  { name, page }: { name: MessageFormName; page: string },
): FormMessages {
  const { forms, messages } = catalogs[language];
  return {
    lang: langParameter(language),
    page: pathIn(language, page),
    copy: forms[name],
    submit: forms.submit,
    failures: { ...forms.apiErrors, failure: forms.submit.failure },
    count: countMessages(messages.textArea, locales[language].tag),
    toasts: { label: messages.resetDialog.messages, closeLabel: messages.resetDialog.closeMessage },
  };
}
