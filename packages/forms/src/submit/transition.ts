import { failureOf } from "../copy/failure-message.ts";
import { deepEqual } from "./deep-equal.ts";
import type { QueuedMessage, SubmitState } from "./submit.ts";

/** The machine's state: the state shown to the visitor, the number of sends, and the message not sent yet. */
export type Submission<Values, Result> = {
  readonly attempt: number;
  readonly message: QueuedMessage<Values> | undefined;
  readonly shown: SubmitState<Values, Result>;
};

/** Called with the state that an attempt settled in. */
export type SettledListener<Values, Result> = (state: SubmitState<Values, Result>) => void;

/** The events of a submit; `now` is in milliseconds since 1970. */
export type SubmissionEvent<Values, Result> =
  | {
      readonly type: "submit";
      readonly message: QueuedMessage<Values>;
      readonly listener: SettledListener<Values, Result>;
    }
  /** A page loads, with the message that an earlier page stored. */
  | { readonly type: "resume"; readonly message: QueuedMessage<Values> | undefined; readonly now: number }
  /** The server's wait is over, or the network has been online for the queue's delay. */
  | { readonly type: "due"; readonly now: number }
  | { readonly type: "succeed"; readonly result: Result }
  | {
      readonly type: "fail";
      readonly error: unknown;
      /** Whether there was no network, and the queue would notice its return. */
      readonly isNetworkFailure: boolean;
      readonly isOnline: boolean;
      readonly now: number;
    }
  /** The server asks for a wait before the next attempt. */
  | { readonly type: "wait"; readonly milliseconds: number; readonly now: number }
  /** An option threw. */
  | { readonly type: "break"; readonly error: unknown }
  | { readonly type: "cancel" }
  | { readonly type: "stop" }
  | { readonly type: "reset" };

/** The commands of a submit. */
export type SubmissionCommand<Values, Result> =
  | { readonly type: "send"; readonly message: QueuedMessage<Values> }
  /** Stores the message; without one, removes what is stored. */
  | { readonly type: "store"; readonly message?: QueuedMessage<Values> }
  /** Waits until the network has been online for that many seconds, plus up to one second of jitter. */
  | { readonly type: "wait"; readonly seconds: number }
  /** Waits while the server's wait shows. */
  | { readonly type: "time"; readonly milliseconds: number }
  /** Ends the attempt, or the wait for the network. */
  | { readonly type: "abort" }
  /** Notifies the listener of the state that the pending attempt settles in, else of the current one. */
  | { readonly type: "notify"; readonly listener: SettledListener<Values, Result> };

/** The longest wait for the next attempt that shows as `sending`, in milliseconds. */
const longestSilence = 8000;
/** The number of retries after which a queued message fails. */
const maxTries = 5;
/** The age at which a queued message expires, in milliseconds: a day. */
const maxAge = 24 * 60 * 60 * 1000;

type Step<Values, Result> = readonly [
  Submission<Values, Result>,
  readonly SubmissionCommand<Values, Result>[],
];

/**
 * The state after an event, and the commands to run: pure, and the same object if the event changes nothing. After a success,
 * `submit` does nothing until `reset`, so that a stray Enter cannot send a message twice. A queued message is stored before
 * each retry, and removed when it is sent or canceled. One that fails stays stored with its error, until `reset`.
 */
export function transition<Values, Result>(
  state: Submission<Values, Result>,
  event: SubmissionEvent<Values, Result>,
): Step<Values, Result> {
  type Command = SubmissionCommand<Values, Result>;
  type Message = QueuedMessage<Values>;
  const { message, shown } = state;
  const { status } = shown;
  const unchanged: Step<Values, Result> = [state, []];

  const sending = (next: Message, ...commands: readonly Command[]): Step<Values, Result> => {
    const attempt = state.attempt + 1;
    return [{ attempt, message: next, shown: { status: "sending", attempt } }, commands];
  };
  const queued = (next: Message, ...commands: readonly Command[]): Step<Values, Result> => {
    const { values, since } = next;
    return [{ ...state, message: next, shown: { status: "queued", values, since } }, commands];
  };
  const failed = (last: Message, error: unknown, ...commands: readonly Command[]): Step<Values, Result> => {
    const failure = { error, ...failureOf(error), values: last.values };
    return [{ ...state, message: last, shown: { status: "failed", ...failure } }, commands];
  };
  const rejected = (last: Message, cause: unknown, ...commands: readonly Command[]): Step<Values, Result> => {
    const kept = { ...last, error: failureOf(cause) };
    const isKnown = deepEqual(kept, last);
    return failed(kept, cause, ...commands, ...(isKnown ? [] : [{ type: "store", message: kept } as const]));
  };

  if (event.type === "submit") {
    const { listener } = event;
    if (status !== "idle" && status !== "failed") return [state, [{ type: "notify", listener }]];
    const next = withKey(event.message, message);
    return sending(next, { type: "notify", listener }, { type: "send", message: next });
  }
  if (event.type === "reset") {
    if (status !== "succeeded" && status !== "failed") return unchanged;
    if (!message?.error) return [{ ...state, shown: { status: "idle" } }, []];
    const removed = { ...message, error: undefined };
    return [{ ...state, message: removed, shown: { status: "idle" } }, [{ type: "store" }]];
  }
  if (event.type === "resume") {
    if (status === "queued" && message) return [state, [{ type: "abort" }, wait(message)]];
    if (status !== "idle" || !event.message) return unchanged;
    if (event.message.error) return failed(event.message, event.message.error);
    if (isExhausted(event.message, event.now)) return rejected(event.message, undefined);
    return queued(event.message, wait(event.message));
  }

  const isQueued = status === "queued";
  if (!message || !(isQueued || status === "sending" || status === "waiting")) return unchanged;
  const isRetried = isQueued || message.tries > 0;
  // A rejected message that is sent again stays stored meanwhile.
  const isStored = isRetried || message.error !== undefined;
  const removal: readonly Command[] = isStored ? [{ type: "store" }] : [];

  switch (event.type) {
    case "cancel":
      return [{ ...state, shown: { status: "idle" } }, [{ type: "abort" }, ...removal]];
    case "break":
      return (isStored ? rejected : failed)(message, event.error, { type: "abort" });
    case "stop":
      if (isQueued) return [state, [{ type: "abort" }]];
      if (isRetried) return queued(message, { type: "abort" });
      return [{ ...state, shown: { status: "idle" } }, [{ type: "abort" }]];
    case "due": {
      // While it waits for the server, `send` itself makes the next attempt.
      if (!isQueued) return status === "waiting" ? sending(message) : unchanged;
      if (isExhausted(message, event.now)) return rejected(message, undefined);
      const retried = { ...message, tries: message.tries + 1 };
      return sending(retried, { type: "store", message: retried }, { type: "send", message: retried });
    }
    case "wait": {
      const { milliseconds, now } = event;
      if (status !== "sending" || milliseconds <= longestSilence) return unchanged;
      const { values } = message;
      const waiting = { status: "waiting", values, nextAttemptAt: now + milliseconds } as const;
      return [{ ...state, shown: waiting }, [{ type: "time", milliseconds }]];
    }
    case "succeed":
      if (isQueued) return unchanged;
      return [
        { ...state, message: undefined, shown: { status: "succeeded", result: event.result } },
        removal,
      ];
    case "fail": {
      if (isQueued) return unchanged;
      const canRetry = isRetried ? message.tries < maxTries : !event.isOnline;
      if (!event.isNetworkFailure || !canRetry) return (isStored ? rejected : failed)(message, event.error);
      // A retried message was stored before its attempt, unchanged.
      if (isRetried) return queued(message, wait(message));
      const first = { ...message, since: event.now, error: undefined };
      return queued(first, { type: "store", message: first }, wait(first));
    }
    default:
      return event satisfies never;
  }
}

/** Retries of the same values keep their key, and a rejected message its error. */
function withKey<Values>(
  next: QueuedMessage<Values>,
  last: QueuedMessage<Values> | undefined,
): QueuedMessage<Values> {
  return last && deepEqual(last.values, next.values) ? { ...next, key: last.key, error: last.error } : next;
}

const wait = ({ tries }: QueuedMessage<unknown>) => ({ type: "wait", seconds: 2 ** tries }) as const;

/** Whether a message is too old, or out of retries. */
const isExhausted = ({ since, tries }: QueuedMessage<unknown>, now: number) =>
  tries >= maxTries || now - since >= maxAge;
