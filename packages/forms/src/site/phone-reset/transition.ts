import type {
  PhoneResetEvent,
  PhoneResetFailure,
  PhoneResetState,
  PhoneNumber,
} from "./phone-reset-state.ts";

type Status = PhoneResetState["status"];
type EventType = PhoneResetEvent["type"];

/** The milliseconds before the code may be resent, by the number of sends. */
const resendDelays = [30_000, 60_000];
const maxResendDelay = 120_000;
/** The number of wrong codes after which the server accepts none, and sends none until the code has expired. */
export const maxAttempts = 5;
/** The milliseconds for which a code is valid after it was first sent. */
const codeLifetime = 600_000;

/**
 * The transition table: the events a state handles, and the states each may lead to. Only a right code leads to
 * `updating`, and no pending call can be started again.
 */
export const phoneResetTransitions: Readonly<
  Record<Status, Readonly<Partial<Record<EventType, readonly Status[]>>>>
> = {
  enteringNumber: { enterNumber: ["checkingNumber"], close: ["closed"] },
  checkingNumber: {
    available: ["sendingCode"],
    taken: ["enteringNumber"],
    fail: ["enteringNumber"],
    close: ["closed"],
  },
  sendingCode: { sent: ["enteringCode"], fail: ["enteringNumber", "enteringCode"], close: ["closed"] },
  enteringCode: {
    enterCode: ["verifyingCode"],
    resend: ["sendingCode"],
    changeNumber: ["enteringNumber"],
    close: ["closed"],
  },
  verifyingCode: {
    right: ["updating"],
    wrong: ["enteringCode"],
    expired: ["enteringCode"],
    tooManyAttempts: ["enteringCode"],
    fail: ["enteringCode"],
    close: ["closed"],
  },
  updating: { updated: ["done"], fail: ["updateFailed"], close: ["closed"] },
  updateFailed: { retry: ["updating"], changeNumber: ["enteringNumber"], close: ["closed"] },
  done: { close: ["closed"] },
  closed: {},
};

/** The state after an event: pure, and the same object if the event changes nothing. */
export function transition(state: PhoneResetState, event: PhoneResetEvent): PhoneResetState {
  if (!phoneResetTransitions[state.status][event.type]) return state;
  if (event.type === "close") return { status: "closed" };
  if (event.type === "changeNumber" && "phone" in state) return enteringNumber(state.phone);

  switch (state.status) {
    case "enteringNumber":
      return event.type === "enterNumber" ? { status: "checkingNumber", phone: event.phone } : state;
    case "checkingNumber":
      if (event.type === "available") return { status: "sendingCode", phone: state.phone, ...nothingSent };
      return enteringNumber(state.phone, failureOf(event));
    case "sendingCode":
      return codeSent(state, event);
    case "enteringCode":
      return codeEntered(state, event);
    case "verifyingCode":
      return codeVerified(state, event);
    case "updating":
      if (event.type === "updated") return { status: "done", message: event.message };
      return event.type === "fail" ? { ...state, status: "updateFailed", message: event.message } : state;
    case "updateFailed":
      return { status: "updating", phone: state.phone };
    case "done":
    case "closed":
      return state;
    default:
      return state satisfies never;
  }
}

const nothingSent = { sendCount: 0, codeSentAt: 0, resendAt: 0, failedAttempts: 0 };

type State<Name extends Status> = Extract<PhoneResetState, { status: Name }>;

function codeSent(state: State<"sendingCode">, event: PhoneResetEvent): PhoneResetState {
  const { phone, sendCount, codeSentAt, resendAt, failedAttempts } = state;
  if (event.type === "sent") {
    const { now } = event;
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
  const failure = failureOf(event);
  // The code that was sent before may still be entered.
  if (sendCount > 0)
    return { status: "enteringCode", phone, sendCount, codeSentAt, resendAt, failedAttempts, ...failure };
  return enteringNumber(phone, failure);
}

function codeEntered(state: State<"enteringCode">, event: PhoneResetEvent): PhoneResetState {
  const { phone, sendCount, codeSentAt, resendAt, failedAttempts } = state;
  const sent = { phone, sendCount, codeSentAt, resendAt, failedAttempts };
  if (event.type === "enterCode") return { status: "verifyingCode", ...sent, code: event.code };
  if (event.type !== "resend" || event.now < resendAt) return state;
  return { status: "sendingCode", ...sent };
}

function codeVerified(state: State<"verifyingCode">, event: PhoneResetEvent): PhoneResetState {
  const { phone, sendCount, codeSentAt } = state;
  if (event.type === "right") return { status: "updating", phone };
  const failedAttempts = failedAttemptsAfter(state.failedAttempts, event);
  const resendAt = failedAttempts < maxAttempts ? state.resendAt : codeSentAt + codeLifetime;
  const isExhausted = event.type === "wrong" && failedAttempts >= maxAttempts;
  const failure = isExhausted ? { failure: { reason: "tooManyAttempts" } as const } : failureOf(event);
  return { status: "enteringCode", phone, sendCount, codeSentAt, resendAt, failedAttempts, ...failure };
}

function failedAttemptsAfter(failedAttempts: number, { type }: PhoneResetEvent): number {
  if (type === "expired") return 0;
  if (type === "tooManyAttempts") return maxAttempts;
  return type === "wrong" ? Math.min(failedAttempts + 1, maxAttempts) : failedAttempts;
}

function enteringNumber(phone: PhoneNumber, failure: { failure?: PhoneResetFailure } = {}): PhoneResetState {
  return { status: "enteringNumber", phone, ...failure };
}

function failureOf(event: PhoneResetEvent): { failure?: PhoneResetFailure } {
  const { type } = event;
  if (type === "fail") return { failure: { reason: "callFailed", message: event.message } };
  const isReason = type === "taken" || type === "wrong" || type === "expired" || type === "tooManyAttempts";
  return isReason ? { failure: { reason: type } } : {};
}
