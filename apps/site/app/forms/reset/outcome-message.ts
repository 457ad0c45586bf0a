import type { Language } from "@matchfront/locales/locales";
import { builtInLocale, type DialogLocale } from "./dialog-locale.ts";

/** A message and its language, which differs from the dialog's if only the server knows the message. */
export type Message = {
  readonly text: string;
  readonly lang: Language;
  /** Whether it says what to do, beside the toast of a failed SMS. */
  readonly isAdvice?: boolean;
};

/** The rejection of `sendCode` if the SMS failed: the HTTP status text, and the server's own reason and message. */
export type SmsFailure = Readonly<Record<"smsStatus" | "reason" | "serverMessage", string | undefined>>;

/**
 * Returns the message of a failed call (specification, section 8): the server's, if the dialog still has the language of
 * the request or does not know the error; else that of the error's name.
 *
 * @param asked the language of the request
 */
export function failureMessage(
  error: unknown,
  { language, messages }: DialogLocale,
  asked: Language,
): Message {
  const failure: Readonly<Record<string, string | undefined>> = Object(error);
  const { name = "", reason = name, serverMessage, message } = failure;
  const { invalidLink, failures } = messages.phoneReset;
  const invalidPhone = messages.phoneNumber.errors.phoneNumber.digits;
  const others = { invalidLink, invalidPhone, phoneTaken: failures.taken };
  const known = new Map(Object.entries({ ...messages.apiErrors, ...messages.serverErrors, ...others }));
  const own = known.get(reason);
  const isCurrent = asked === language;
  if (own && !(serverMessage && isCurrent)) return { text: own, lang: language };
  // In English, errors have a message of their own.
  const said = isCurrent && language === builtInLocale.language ? message : serverMessage;
  return said ? { text: said, lang: asked } : { text: messages.submit.failure, lang: language };
}

/** Returns the toast of a failed call. After a failed SMS, it is the HTTP status text, and the dialog says what to do. */
export function failureMessages(error: unknown, locale: DialogLocale, asked: Language) {
  const { smsStatus, reason, serverMessage }: Partial<SmsFailure> = Object(error);
  if (smsStatus === undefined) return { message: failureMessage(error, locale, asked) };
  const { language: lang, messages } = locale;
  const named = reason && failureMessage({ reason, serverMessage, message: serverMessage }, locale, asked);
  return {
    message: { text: lang === builtInLocale.language ? smsStatus : messages.submit.failure, lang },
    advice: { ...(named || { text: messages.dialog.smsFailed, lang }), isAdvice: true },
  };
}
