import type { QueuedMessage } from "./queued-message.ts";

/** The promise of a message's answer, and the ways to settle it. */
export type Deferred<Answer> = {
  readonly promise: Promise<Answer>;
  // As a method, so that the queue of one answer still goes for a queue of any.
  resolve(answer: Answer): void;
  readonly reject: (error: unknown) => void;
};

/** A message that is held, and its promise. */
type PendingMessage<Values, Answer> = {
  readonly message: QueuedMessage<Values>;
  readonly deferred: Deferred<Answer>;
};

/**
 * What a queue holds. `attempt` numbers the sends from 1; `deferred` is the promise that the message settles.
 *
 * @example const isOffline = (state: QueueState<unknown>) => state.status === "waiting";
 */
export type QueueState<Values, Answer = unknown> = { readonly attempt: number } & (
  | { readonly status: "empty"; readonly message?: undefined; readonly deferred?: undefined }
  | ({ readonly status: "waiting" | "trying" } & PendingMessage<Values, Answer>)
);

/** What can happen to a queue; `now` is in milliseconds since 1970. */
export type QueueEvent<Values, Answer> =
  /** A message comes: from `send`, or from the storage. */
  | ({ readonly type: "send" } & PendingMessage<Values, Answer>)
  | ({ readonly type: "resume"; readonly now: number } & PendingMessage<Values, Answer>)
  /** The network has been there for long enough. */
  | { readonly type: "due"; readonly now: number }
  | { readonly type: "succeed"; readonly answer: Answer }
  | {
      readonly type: "fail";
      readonly error: unknown;
      /** Whether it failed for want of a network, and the queue would hear of a new one. */
      readonly isNetworkFailure: boolean;
      readonly isOnline: boolean;
      readonly now: number;
    }
  /** The message of this promise, or of any, is given up: it was cancelled, or something that the queue was given threw. */
  | { readonly type: "break"; readonly error: unknown; readonly deferred?: Deferred<Answer> | undefined }
  | { readonly type: "stop" };

/** What a queue does about it. */
export type QueueCommand<Values, Answer> =
  /** Keeps the message over a reload; nothing of it is kept without one. */
  | { readonly type: "store"; readonly message?: QueuedMessage<Values> }
  /** Waits until the network has been there for so many seconds, and up to one more by chance. */
  | { readonly type: "wait"; readonly seconds: number }
  | { readonly type: "send"; readonly message: QueuedMessage<Values> }
  /** Ends the waiting, or the try. */
  | { readonly type: "abort" }
  /** Settles the promise of the message. */
  | { readonly type: "resolve"; readonly deferred: Deferred<Answer>; readonly answer: Answer }
  | { readonly type: "reject"; readonly deferred: Deferred<Answer>; readonly error: unknown };
