import { RejectedError, type LinkOptions } from "@matchfront/api-client";
import { createLinkClient, type LinkClient } from "@matchfront/api-client/calls";
import type { PasswordResetValues, PhoneResetCalls } from "@matchfront/forms/site";
import { translateFailure } from "../translate-failure.ts";
import type { Language } from "@matchfront/locales/locales";
import type { Dialogs } from "@matchfront/locales/load-dialogs";
import { builtInLocale, type DialogLocale } from "./dialog-locale.ts";

const api = (): LinkClient => createLinkClient({ baseUrl: location.origin });

/** Error codes of the verification service (Twilio Verify). */
const invalidNumber = 60200;
const tooManyChecks = 60202;
const notFound = 20404;

export type ResetCalls = PhoneResetCalls & {
  /** Checks whether the emailed link still works. Resolves with `true` if that is unknown; never rejects. */
  readonly isActive: (kind: "phone" | "password") => Promise<boolean>;
  readonly changePassword: (
    password: Pick<PasswordResetValues, "newPassword">,
    options: { signal: AbortSignal },
  ) => ReturnType<LinkClient["password"]["change"]>;
};

/**
 * Creates the calls of the dialogs (specification, section 7; `isActive` is our own), authorized by the emailed
 * link's token. Messages are in the language that the dialog has when it sends the request, which `messageLanguages`
 * records.
 */
export function createResetCalls(
  token: string,
  current: () => DialogLocale,
  messageLanguages = new Map<string, Language>(),
  onInvalidLink = () => {},
): ResetCalls {
  function recordLanguage(outcome: unknown, language: Language): void {
    const { message } = Object(outcome);
    if (typeof message === "string" && message) messageLanguages.set(message, language);
  }

  async function call<Result>(
    signal: AbortSignal,
    send: (client: LinkClient, options: LinkOptions) => Promise<Result>,
    toFailure: (error: RejectedError, messages: Dialogs) => Error = (error) => error,
  ): Promise<Result> {
    const { language, messages } = current();
    const { apiErrors, submit } = messages;
    try {
      const lang = language === builtInLocale.language ? undefined : language;
      const answer = await send(api(), { token, signal, lang });
      recordLanguage(answer, language);
      return answer;
    } catch (error) {
      const translated = translateFailure(error, apiErrors && { ...apiErrors, failure: submit.failure });
      const isRejected = translated instanceof RejectedError;
      const failure = isRejected ? toFailure(translated, messages) : translated;
      if (isRejected && translated.httpStatus === 401) onInvalidLink();
      recordLanguage(failure, language);
      throw failure;
    }
  }

  return {
    // Not every backend has this call, and a network that is down now may be up when the form is sent.
    isActive: (kind) =>
      api()
        .link.isActive({ kind }, { token })
        .catch(() => true),
    isAvailable: ({ phoneNumber }, { signal }) =>
      call(signal, ({ phone }, options) => phone.isAvailable({ phoneNumber }, options)),
    async sendCode({ dialingCode, phoneNumber }, { signal }) {
      await call(
        signal,
        ({ verification }, options) =>
          verification.send({ to: dialingCode + phoneNumber, channel: "sms" }, options),
        withUserMessage,
      );
    },
    async verifyCode({ dialingCode, phoneNumber }, code, { signal }) {
      try {
        const { valid } = await call(signal, ({ verification }, options) =>
          verification.check({ to: dialingCode + phoneNumber, code }, options),
        );
        return valid ? "right" : "wrong";
      } catch (error) {
        const reason = error instanceof RejectedError ? error.code : undefined;
        if (reason === tooManyChecks) return "tooManyAttempts";
        if (reason === notFound) return "expired";
        throw error;
      }
    },
    async update(number, { signal }) {
      const { message = "" } = await call(signal, ({ phone }, options) => phone.update(number, options));
      return message;
    },
    changePassword: ({ newPassword }, { signal }) =>
      call(signal, ({ password }, options) => password.change({ newPassword }, options)),
  };
}

/** Returns the error for visitors. A failed SMS keeps its message, which in English is the HTTP status text. */
function withUserMessage(error: RejectedError, { phoneNumber, phoneReset }: Dialogs): Error {
  if (error.code === invalidNumber) return new Error(phoneNumber.errors.phoneNumber.digits);
  return error.httpStatus === 401 ? new Error(phoneReset.invalidLink) : error;
}
