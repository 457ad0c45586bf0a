import type { Language } from "@matchfront/locales/locales";
import { RejectedError } from "@matchfront/api-client";
import { builtInLocale, type DialogLocale } from "./dialog-locale.ts";

/** A message and its language, which differs from the dialog's if only the server knows the message. */
export type Message = {
  readonly text: string;
  readonly lang: Language;
  /** Whether it says what to do, beside the toast of a failed SMS. */
  readonly isAdvice?: boolean;
};

/** A code that could not be sent. Its message is the HTTP status text (specification, section 8). */
export class SmsError extends Error {
  override readonly name = "SmsError";
  /** With the server's own reason and message, if the server has named one. */
  override readonly cause: RejectedError;

  constructor({ message, httpStatus, reason, serverMessage }: RejectedError) {
    super(message);
    this.cause = new RejectedError({ httpStatus, reason, serverMessage: reason && serverMessage });
  }
}

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
  const isEnglish = asked === language && language === builtInLocale.language;
  if (error instanceof SmsError)
    return { text: isEnglish ? error.message : messages.submit.failure, lang: language };
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
  const said = isEnglish ? message : serverMessage;
  return said ? { text: said, lang: asked } : { text: messages.submit.failure, lang: language };
}

/** Returns what to do after a failed SMS, of which the toast has only the HTTP status text. */
export function smsAdvice(error: unknown, locale: DialogLocale, asked: Language): Message | undefined {
  if (!(error instanceof SmsError)) return undefined;
  const { language, messages } = locale;
  const { cause } = error;
  const text = messages.dialog.smsFailed;
  return {
    ...(cause.reason ? failureMessage(cause, locale, asked) : { text, lang: language }),
    isAdvice: true,
  };
}
