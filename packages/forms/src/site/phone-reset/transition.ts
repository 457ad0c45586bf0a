import type { PhoneNumber } from "../../rules/phone-number.ts";

/** The reason why the visitor is asked again. */
export type PhoneResetFailure =
  | { readonly reason: "taken" | "wrong" | "expired" | "tooManyAttempts" }
  | ({ readonly reason: "callFailed" } & CallFailure);

/** The message of a call that rejected, or the fallback, and the error, by which the message can be translated. */
type CallFailure = { readonly message: string; readonly error?: unknown };

/** A number that a code was sent to: how often, when it may be resent, and how many wrong codes were entered. */
export type CodeSent = {
  readonly phone: PhoneNumber;
  readonly sendCount: number;
  /** When the code that works now was sent for the first time, in milliseconds of `steadyNow`. */
  readonly codeSentAt: number;
  /** In milliseconds of `steadyNow`. */
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
  | ({ readonly status: "updateFailed"; readonly phone: PhoneNumber } & CallFailure)
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
  | { readonly type: "updated"; readonly message: string }
  | ({ readonly type: "fail" } & CallFailure);

type Status = PhoneResetState["status"];
type EventType = PhoneResetEvent["type"];
type State<Name extends Status> = Extract<PhoneResetState, { status: Name }>;
type Event<Name extends EventType> = PhoneResetEvent & { readonly type: Name };
type Failed = { readonly failure: PhoneResetFailure };

/** The milliseconds before the code may be resent, by the number of sends. */
const resendDelays = [30_000, 60_000];
const maxResendDelay = 120_000;
/** The number of wrong codes after which the server accepts none, and sends none until the code has expired. */
const maxAttempts = 5;
/** The number of wrong codes from which the visitor sees the attempts left. Fewer may be typos. */
const shownFrom = 3;
/** The milliseconds for which a code is valid after it was first sent. */
const codeLifetime = 600_000;

const nothingSent = { sendCount: 0, codeSentAt: 0, resendAt: 0, failedAttempts: 0 };
const tooManyAttempts: Failed = { failure: { reason: "tooManyAttempts" } };

const changeNumber = ({ phone }: Pick<CodeSent, "phone">): PhoneResetState => ({
  status: "enteringNumber",
  phone,
});
const callFailed = ({ message, error }: Event<"fail">): Failed => ({
  failure: { reason: "callFailed", message, error },
});

/**
 * The events that each state handles, besides `close`. Only a right code leads to `updating`, and no pending call can be started again.
 */
const handlers: {
  readonly [From in Status]: {
    readonly [Type in EventType]?: (state: State<From>, event: Event<Type>) => PhoneResetState;
  };
} = {
  enteringNumber: { enterNumber: (_, { phone }) => ({ status: "checkingNumber", phone }) },
  checkingNumber: {
    available: ({ phone }) => ({ status: "sendingCode", phone, ...nothingSent }),
    taken: (state) => ({ ...changeNumber(state), failure: { reason: "taken" } }),
    fail: (state, event) => ({ ...changeNumber(state), ...callFailed(event) }),
  },
  sendingCode: {
    sent: codeSent,
    // A code that was sent before may still be entered.
    fail: (state, event) => ({
      ...(state.sendCount > 0 ? { ...state, status: "enteringCode" } : changeNumber(state)),
      ...callFailed(event),
    }),
  },
  enteringCode: {
    enterCode: (state, { code }) => ({ status: "verifyingCode", ...sentCode(state), code }),
    resend: (state, { now }) =>
      now < state.resendAt ? state : { status: "sendingCode", ...sentCode(state) },
    changeNumber,
  },
  verifyingCode: {
    right: ({ phone }) => ({ status: "updating", phone }),
    wrong(state) {
      const failedAttempts = Math.min(state.failedAttempts + 1, maxAttempts);
      const failure =
        failedAttempts < maxAttempts ? { failure: { reason: "wrong" } as const } : tooManyAttempts;
      return codeRejected(state, failedAttempts, failure);
    },
    expired: (state) => codeRejected(state, 0, { failure: { reason: "expired" } }),
    tooManyAttempts: (state) => codeRejected(state, maxAttempts, tooManyAttempts),
    fail: (state, event) => codeRejected(state, state.failedAttempts, callFailed(event)),
  },
  updating: {
    updated: (_, { message }) => ({ status: "done", message }),
    fail: ({ phone }, { message, error }) => ({ status: "updateFailed", phone, message, error }),
  },
  updateFailed: { retry: ({ phone }) => ({ status: "updating", phone }), changeNumber },
  done: {},
  closed: {},
};

/** The state after an event: pure, and the same object if the event changes nothing. */
export function transition(state: PhoneResetState, event: PhoneResetEvent): PhoneResetState {
  if (event.type === "close" && state.status !== "closed") return { status: "closed" };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the handler of this very state and event
  const handle = handlers[state.status][event.type] as
    | ((before: PhoneResetState, cause: PhoneResetEvent) => PhoneResetState)
    | undefined;
  return handle ? handle(state, event) : state;
}

function sentCode({ phone, sendCount, codeSentAt, resendAt, failedAttempts }: CodeSent): CodeSent {
  return { phone, sendCount, codeSentAt, resendAt, failedAttempts };
}

function codeSent(state: CodeSent, { now }: Event<"sent">): PhoneResetState {
  const { phone, sendCount, codeSentAt, failedAttempts } = state;
  const isExpired = sendCount === 0 || now >= codeSentAt + codeLifetime;
  return {
    status: "enteringCode",
    phone,
    sendCount: sendCount + 1,
    codeSentAt: isExpired || failedAttempts >= maxAttempts ? now : codeSentAt,
    resendAt: now + (resendDelays[sendCount] ?? maxResendDelay),
    // The same code is resent until its attempts are exhausted; only a new code resets the count.
    failedAttempts: failedAttempts < maxAttempts ? failedAttempts : 0,
  };
}

function codeRejected(state: CodeSent, failedAttempts: number, failure: Failed): PhoneResetState {
  const resendAt = failedAttempts < maxAttempts ? state.resendAt : state.codeSentAt + codeLifetime;
  return { status: "enteringCode", ...sentCode(state), resendAt, failedAttempts, ...failure };
}

/**
 * Returns how many codes may still be entered, from the third wrong code on; else undefined.
 *
 * @example const left = attemptsLeft(state); // 2
 */
export function attemptsLeft(state: PhoneResetState): number | undefined {
  if (state.status !== "enteringCode" || state.failure?.reason !== "wrong") return undefined;
  return state.failedAttempts < shownFrom ? undefined : maxAttempts - state.failedAttempts;
}

/**
 * Returns whether five wrong codes were entered. No other code is sent until this one expires at `resendAt`, ten minutes after
 * it was first sent.
 *
 * @example const isWaiting = isOutOfAttempts(state); // true
 */
export function isOutOfAttempts(state: PhoneResetState): boolean {
  return "failedAttempts" in state && state.failedAttempts >= maxAttempts;
}
