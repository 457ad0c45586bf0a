import { RejectedError, type LinkOptions } from "@matchfront/api-client";
import { createLinkClient, type LinkClient } from "@matchfront/api-client/calls";
import type { PasswordResetValues, PhoneResetCalls } from "@matchfront/forms/site";
import { builtInLocale, type DialogLocale } from "./dialog-locale.ts";
import type { SmsFailure } from "./outcome-message.ts";

const api = (): LinkClient => createLinkClient({ baseUrl: location.origin });

/** Error codes of the verification service (Twilio Verify). */
const invalidNumber = 60200;
const tooManyChecks = 60202;
const notFound = 20404;

/**
 * Why a link does not work: it expired or was used, no server can have issued its token, or the server is set up so that
 * the change cannot be made.
 */
export type LinkProblem = "damaged" | "expired" | "unavailable";

/** By the server's reason. Other failures may be over when the form is sent. */
const problems = new Map<unknown, LinkProblem>([
  ["damagedLink", "damaged"],
  ["codesStopped", "unavailable"],
  ["maintenance", "unavailable"],
]);

export type ResetCalls = PhoneResetCalls & {
  /** Returns why the emailed link does not work. Resolves with `undefined` if that is unknown; never rejects. */
  readonly findProblem: (kind: "phone" | "password") => Promise<LinkProblem | undefined>;
  readonly changePassword: (
    password: Pick<PasswordResetValues, "newPassword">,
    options: { signal: AbortSignal },
  ) => ReturnType<LinkClient["password"]["change"]>;
};

/**
 * Creates the calls of the dialogs (specification, section 7; `findProblem` is our own), authorized by the emailed
 * link's token. The server's messages are in the language that the dialog has when it sends the request.
 */
export function createResetCalls(
  token: string,
  current: () => Pick<DialogLocale, "language">,
  onInvalidLink = () => {},
  onLinkUsed = () => {},
): ResetCalls {
  async function call<Result>(
    signal: AbortSignal,
    send: (client: LinkClient, options: LinkOptions) => Promise<Result>,
  ): Promise<Result> {
    const { language } = current();
    const lang = language === builtInLocale.language ? undefined : language;
    try {
      return await send(api(), { token, signal, lang });
    } catch (error) {
      if (error instanceof RejectedError && error.httpStatus === 401) onInvalidLink();
      throw error;
    }
  }

  return {
    // Not every backend has this call, and a network that is down now may be up when the form is sent.
    findProblem: (kind) =>
      api()
        .link.isActive({ kind }, { token })
        .then(
          (isActive) => (isActive ? undefined : "expired"),
          (error) => problems.get(Object(error).reason),
        ),
    // With the code: other countries have the same digits. Our server forwards those that the specification names.
    isAvailable: ({ dialingCode, phoneNumber }, { signal }) =>
      call(signal, ({ phone }, options) =>
        phone.isAvailable({ phoneNumber: dialingCode + phoneNumber }, options),
      ),
    async sendCode({ dialingCode, phoneNumber }, { signal }) {
      const to = dialingCode + phoneNumber;
      await call(signal, ({ verification }, options) =>
        verification.send({ to, channel: "sms" }, options),
      ).catch((error: unknown) => {
        throw withReason(error);
      });
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
      onLinkUsed();
      return message;
    },
    async changePassword({ newPassword }, { signal }) {
      const result = await call(signal, ({ password }, options) => password.change({ newPassword }, options));
      onLinkUsed();
      return result;
    },
  };
}

/** Names the errors that have a message of ours. The others have the HTTP status text. */
function withReason(error: unknown): unknown {
  if (!(error instanceof RejectedError)) return error;
  const { httpStatus, code, reason, serverMessage, message: smsStatus } = error;
  if (httpStatus === 401) return new RejectedError({ httpStatus, reason: "invalidLink" });
  if (code !== invalidNumber) return { reason, serverMessage, smsStatus } satisfies SmsFailure;
  // Our server rejects a valid number with that code, too, such as one of another country.
  const isInvalid = reason === undefined || reason === "invalidVerificationPhone";
  return new RejectedError(
    isInvalid ? { httpStatus, reason: "invalidPhone" } : { httpStatus, reason, serverMessage },
  );
}
