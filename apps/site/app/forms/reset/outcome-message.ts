import type { Language } from "@matchfront/locales/locales";
import { builtInLocale, type DialogLocale } from "./dialog-locale.ts";

/** A message and its language, which differs from the dialog's if only the server knows the message. */
export type Message = { readonly text: string; readonly lang: Language };

/**
 * Returns the message of a failed call (specification, section 8): the server's, if the dialog still has the language of
 * the request or does not know the error; else that of the error's name.
 *
 * @param asked the language of the request
 */
export function failureMessage(error: unknown, locale: DialogLocale, asked: Language): Message {
  type Failure = Readonly<Partial<Record<"name" | "reason" | "serverMessage" | "message", string>>>;
  const { name = "", reason = name, serverMessage, message }: Failure = Object(error);
  const { language, messages } = locale;
  const own = new Map<string, string>(
    Object.entries({
      ...messages.apiErrors,
      ...messages.serverErrors,
      invalidLink: messages.phoneReset.invalidLink,
      invalidPhone: messages.phoneNumber.errors.phoneNumber.digits,
      phoneTaken: messages.phoneReset.failures.taken,
    }),
  ).get(reason);
  const isCurrent = asked === language;
  if (own && !(serverMessage && isCurrent)) return { text: own, lang: language };
  // In English, a failed SMS has the HTTP status text, and other errors have a message of their own.
  const said = isCurrent && language === builtInLocale.language ? message : serverMessage;
  return said ? { text: said, lang: asked } : { text: messages.submit.failure, lang: language };
}

/** Returns the server's message of a success, or `done` if it has none. */
export function successMessage(
  serverMessage: string | undefined,
  done: string,
  { language }: DialogLocale,
  asked: Language,
): Message {
  return serverMessage ? { text: serverMessage, lang: asked } : { text: done, lang: language };
}
