import type { CodeSent, PhoneResetEvent, PhoneResetFailure, PhoneResetState } from "./phone-reset-state.ts";

type Status = PhoneResetState["status"];
type EventType = PhoneResetEvent["type"];
type State<Name extends Status> = Extract<PhoneResetState, { status: Name }>;
type Event<Name extends EventType> = PhoneResetEvent & { readonly type: Name };
type Failed = { readonly failure: PhoneResetFailure };

/** The milliseconds before the code may be resent, by the number of sends. */
const resendDelays = [30_000, 60_000];
const maxResendDelay = 120_000;
/** The number of wrong codes after which the server accepts none, and sends none until the code has expired. */
export const maxAttempts = 5;
/** The milliseconds for which a code is valid after it was first sent. */
const codeLifetime = 600_000;

const nothingSent = { sendCount: 0, codeSentAt: 0, resendAt: 0, failedAttempts: 0 };
const tooManyAttempts: Failed = { failure: { reason: "tooManyAttempts" } };

const close = (): PhoneResetState => ({ status: "closed" });
const changeNumber = ({ phone }: Pick<CodeSent, "phone">): PhoneResetState => ({
  status: "enteringNumber",
  phone,
});
const callFailed = ({ message }: Event<"fail">): Failed => ({ failure: { reason: "callFailed", message } });

/**
 * The events that each state handles. Only a right code leads to `updating`, and no pending call can be started again.
 */
const handlers: {
  readonly [From in Status]: {
    readonly [Type in EventType]?: (state: State<From>, event: Event<Type>) => PhoneResetState;
  };
} = {
  enteringNumber: { enterNumber: (_, { phone }) => ({ status: "checkingNumber", phone }), close },
  checkingNumber: {
    available: ({ phone }) => ({ status: "sendingCode", phone, ...nothingSent }),
    taken: (state) => ({ ...changeNumber(state), failure: { reason: "taken" } }),
    fail: (state, event) => ({ ...changeNumber(state), ...callFailed(event) }),
    close,
  },
  sendingCode: {
    sent: codeSent,
    // A code that was sent before may still be entered.
    fail: (state, event) => ({
      ...(state.sendCount > 0 ? { ...state, status: "enteringCode" } : changeNumber(state)),
      ...callFailed(event),
    }),
    close,
  },
  enteringCode: {
    enterCode: (state, { code }) => ({ status: "verifyingCode", ...sentCode(state), code }),
    resend: (state, { now }) =>
      now < state.resendAt ? state : { status: "sendingCode", ...sentCode(state) },
    changeNumber,
    close,
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
    close,
  },
  updating: {
    updated: (_, { message }) => ({ status: "done", message }),
    fail: ({ phone }, { message }) => ({ status: "updateFailed", phone, message }),
    close,
  },
  updateFailed: { retry: ({ phone }) => ({ status: "updating", phone }), changeNumber, close },
  done: { close },
  closed: {},
};

/** The state after an event: pure, and the same object if the event changes nothing. */
export function transition(state: PhoneResetState, event: PhoneResetEvent): PhoneResetState {
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
