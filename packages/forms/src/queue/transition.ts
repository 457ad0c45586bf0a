import { failure } from "../copy/failure-message.ts";
import type { QueueCommand, QueueEvent, QueueState, Deferred } from "./queue-state.ts";
import type { QueuedMessage } from "./queued-message.ts";

type Step<Values, Answer> = readonly [QueueState<Values, Answer>, readonly QueueCommand<Values, Answer>[]];

/** The number of retries after which a queued message fails. */
const maxTries = 5;
/** The age at which a queued message expires, in milliseconds: a day. */
const maxAge = 24 * 60 * 60 * 1000;

/**
 * The state after an event, and the commands to run: pure, and the same object if the event changes nothing, see
 * `queueTransitions`. A waiting message is stored before each retry, and removed when its promise settles.
 */
export function transition<Values, Answer>(
  state: QueueState<Values, Answer>,
  event: QueueEvent<Values, Answer>,
): Step<Values, Answer> {
  type Command = QueueCommand<Values, Answer>;
  const { attempt, status } = state;
  const unchanged: Step<Values, Answer> = [state, []];

  if (status === "empty") {
    if (event.type !== "send" && event.type !== "resume") return unchanged;
    const { deferred, message } = event;
    if (event.type === "send")
      return [{ status: "trying", attempt: attempt + 1, deferred, message }, [{ type: "send", message }]];
    if (isExhausted(message, event.now)) return [state, [reject(deferred), { type: "store" }]];
    return [{ status: "waiting", attempt, deferred, message }, [wait(message)]];
  }

  const { deferred, message } = state;
  const isWaiting = status === "waiting";
  const isStored = isWaiting || message.tries > 0;
  /** Settles before it removes the message from the store, so that a store that throws cannot change the outcome. */
  const end = (...commands: readonly Command[]): Step<Values, Answer> => [
    { status: "empty", attempt },
    isStored ? [...commands, { type: "store" }] : commands,
  ];

  switch (event.type) {
    case "send":
      return [state, [reject(event.deferred)]];
    case "break":
      if (event.deferred && event.deferred !== deferred) return unchanged;
      return end({ type: "abort" }, reject(deferred, event.error));
    case "resume":
      return isWaiting ? [state, [{ type: "abort" }, wait(message)]] : unchanged;
    case "stop":
      if (isWaiting) return [state, [{ type: "abort" }]];
      return isStored ? [{ ...state, status: "waiting" }, [{ type: "abort" }]] : unchanged;
    case "due": {
      if (!isWaiting) return unchanged;
      if (isExhausted(message, event.now)) return end(reject(deferred));
      const retried = { ...message, tries: message.tries + 1 };
      return [
        { status: "trying", attempt: attempt + 1, deferred, message: retried },
        [
          { type: "store", message: retried },
          { type: "send", message: retried },
        ],
      ];
    }
    case "succeed":
      return isWaiting ? unchanged : end({ type: "resolve", deferred, answer: event.answer });
    case "fail": {
      if (isWaiting) return unchanged;
      const canRetry = isStored ? message.tries < maxTries : !event.isOnline;
      if (!event.isNetworkFailure || !canRetry) return end(reject(deferred, event.error));
      // A retried message was stored before its attempt, unchanged.
      if (isStored) return [{ ...state, status: "waiting" }, [wait(message)]];
      const first = { ...message, since: event.now };
      return [
        { ...state, status: "waiting", message: first },
        [{ type: "store", message: first }, wait(first)],
      ];
    }
    default:
      return event satisfies never;
  }
}

const wait = ({ tries }: QueuedMessage<unknown>) => ({ type: "wait", seconds: 2 ** tries }) as const;

const reject = <Answer>(deferred: Deferred<Answer>, error: unknown = new Error(failure)) =>
  ({ type: "reject", deferred, error }) as const;

/** Whether a message is too old, or out of retries. */
const isExhausted = ({ since, tries }: QueuedMessage<unknown>, now: number) =>
  tries >= maxTries || now - since >= maxAge;
