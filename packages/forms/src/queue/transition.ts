import { failure } from "../copy/failure-message.ts";
import type { QueueCommand, QueueEvent, QueueState, Deferred } from "./queue-state.ts";
import type { QueuedMessage } from "./queued-message.ts";

type Step<Values, Result> = readonly [QueueState<Values, Result>, readonly QueueCommand<Values, Result>[]];

/** The number of retries after which a queued message fails. */
const maxTries = 5;
/** The age at which a queued message expires, in milliseconds: a day. */
const maxAge = 24 * 60 * 60 * 1000;

/**
 * The state after an event, and the commands to run: pure, and the same object if the event changes nothing, see
 * `queueTransitions`. A waiting message is stored before each retry, and removed when its promise settles.
 */
export function transition<Values, Result>(
  state: QueueState<Values, Result>,
  event: QueueEvent<Values, Result>,
): Step<Values, Result> {
  type Command = QueueCommand<Values, Result>;
  const { attempt, status } = state;
  const unchanged: Step<Values, Result> = [state, []];

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
  const end = (...commands: readonly Command[]): Step<Values, Result> => [
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
      return isWaiting ? unchanged : end({ type: "resolve", deferred, result: event.result });
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

const reject = <Result>(deferred: Deferred<Result>, error: unknown = new Error(failure)) =>
  ({ type: "reject", deferred, error }) as const;

/** Whether a message is too old, or out of retries. */
const isExhausted = ({ since, tries }: QueuedMessage<unknown>, now: number) =>
  tries >= maxTries || now - since >= maxAge;
