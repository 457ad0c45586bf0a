import type { OnRetryAfter } from "../submit/submit.ts";
import type { QueuedMessage } from "./queued-message.ts";

/** The promise of a message's result, and the functions to settle it. */
export type Deferred<Result> = {
  readonly promise: Promise<Result>;
  // A method, for bivariance: a queue of one result type is assignable to a queue of unknown.
  resolve(result: Result): void;
  readonly reject: (error: unknown) => void;
  /** Called with the milliseconds that an attempt waits before the next. */
  readonly onRetryAfter?: OnRetryAfter | undefined;
};

/** A message, and its promise. */
type PendingMessage<Values, Result> = {
  readonly message: QueuedMessage<Values>;
  readonly deferred: Deferred<Result>;
};

/**
 * The state of a queue. `attempt` counts the sends from 1. `deferred` is the promise of the message.
 *
 * @example const isOffline = (state: QueueState<unknown>) => state.status === "waiting";
 */
export type QueueState<Values, Result = unknown> = { readonly attempt: number } & (
  | { readonly status: "empty"; readonly message?: undefined; readonly deferred?: undefined }
  | ({ readonly status: "waiting" | "trying" } & PendingMessage<Values, Result>)
);

/** The events of a queue; `now` is in milliseconds since 1970. */
export type QueueEvent<Values, Result> =
  /** A message arrives: from `send`, or from the store. */
  | ({ readonly type: "send" } & PendingMessage<Values, Result>)
  | ({ readonly type: "resume"; readonly now: number } & PendingMessage<Values, Result>)
  /** The network has been online for the delay. */
  | { readonly type: "due"; readonly now: number }
  | { readonly type: "succeed"; readonly result: Result }
  | {
      readonly type: "fail";
      readonly error: unknown;
      /** Whether there was no network, and `onOnline` would report its return. */
      readonly isNetworkFailure: boolean;
      readonly isOnline: boolean;
      readonly now: number;
    }
  /** Abandons the message of this promise, or any: it was cancelled, or one of the queue's options threw. */
  | { readonly type: "break"; readonly error: unknown; readonly deferred?: Deferred<Result> | undefined }
  | { readonly type: "stop" };

/** The commands of a queue. */
export type QueueCommand<Values, Result> =
  /** Persists the message; without one, removes what is stored. */
  | { readonly type: "store"; readonly message?: QueuedMessage<Values> }
  /** Waits until the network has been online for that many seconds, plus up to one second of jitter. */
  | { readonly type: "wait"; readonly seconds: number }
  | { readonly type: "send"; readonly message: QueuedMessage<Values> }
  /** Ends the wait, or the attempt. */
  | { readonly type: "abort" }
  /** Settles the promise of the message. */
  | { readonly type: "resolve"; readonly deferred: Deferred<Result>; readonly result: Result }
  | { readonly type: "reject"; readonly deferred: Deferred<Result>; readonly error: unknown };
