/** A phone number: the dialing code with its plus sign, and the national number. */
export type PhoneNumber = { readonly dialingCode: string; readonly phoneNumber: string };

/** The reason why the visitor is asked again. */
export type PhoneResetFailure =
  | { readonly reason: "taken" | "wrong" | "expired" | "tooManyAttempts" }
  | { readonly reason: "callFailed"; readonly message: string };

/** A number that a code was sent to: how often, when it may be resent, and how many wrong codes were entered. */
export type CodeSent = {
  readonly phone: PhoneNumber;
  readonly sendCount: number;
  /** When the code that works now was sent for the first time, in milliseconds since 1970. */
  readonly codeSentAt: number;
  /** In milliseconds since 1970. */
  readonly resendAt: number;
  readonly failedAttempts: number;
};

/**
 * The state of a phone number reset (specification, section 4). `failure` stays until the visitor retries.
 *
 * @example const isBusy = (state: PhoneResetState) => state.status === "checkingNumber";
 */
export type PhoneResetState =
  | { readonly status: "enteringNumber"; readonly phone: PhoneNumber; readonly failure?: PhoneResetFailure }
  | { readonly status: "checkingNumber"; readonly phone: PhoneNumber }
  | ({ readonly status: "sendingCode" } & CodeSent)
  | ({ readonly status: "enteringCode"; readonly failure?: PhoneResetFailure } & CodeSent)
  | ({ readonly status: "verifyingCode"; readonly code: string } & CodeSent)
  | { readonly status: "updating"; readonly phone: PhoneNumber }
  | { readonly status: "updateFailed"; readonly phone: PhoneNumber; readonly message: string }
  | {
      readonly status: "done";
      /** The server's message; "" if it has none. Then show `done` of the copy. */
      readonly message: string;
    }
  | { readonly status: "closed" };

/** The events of a phone number reset: the visitor's actions, and the outcomes of the calls. */
export type PhoneResetEvent =
  | { readonly type: "enterNumber"; readonly phone: PhoneNumber }
  | { readonly type: "enterCode"; readonly code: string }
  | { readonly type: "resend"; readonly now: number }
  | { readonly type: "changeNumber" | "retry" | "close" }
  | { readonly type: "available" | "taken" | "right" | "wrong" | "expired" | "tooManyAttempts" }
  | { readonly type: "sent"; readonly now: number }
  | { readonly type: "updated" | "fail"; readonly message: string };
