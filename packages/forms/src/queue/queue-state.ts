import type { QueuedMessage } from "./queued-message.ts";

/**
 * What a queue holds. `attempt` numbers the sends from 1; `turn` names the promise that the message settles.
 *
 * @example const isOffline = (state: QueueState<unknown>) => state.status === "waiting";
 */
export type QueueState<Values> = { readonly attempt: number } & (
  | { readonly status: "empty" }
  | { readonly status: "waiting"; readonly turn: symbol; readonly message: QueuedMessage<Values> }
  | { readonly status: "trying"; readonly turn: symbol; readonly message: QueuedMessage<Values> }
);

/** What can happen to a queue. */
export type QueueEvent<Values, Answer> =
  /** A message comes: from `send`, or from the storage. */
  | { readonly type: "send"; readonly turn: symbol; readonly message: QueuedMessage<Values> }
  | ({ readonly type: "resume"; readonly turn: symbol; readonly message: QueuedMessage<Values> } & Moment)
  /** The network has been there for long enough. */
  | ({ readonly type: "due" } & Moment)
  | { readonly type: "succeed"; readonly attempt: number; readonly answer: Answer }
  | ({
      readonly type: "fail";
      readonly attempt: number;
      readonly error: unknown;
      /** Whether it failed for want of a network, and the queue would hear of a new one. */
      readonly isLost: boolean;
      readonly isOnline: boolean;
    } & Moment)
  | { readonly type: "abort"; readonly turn: symbol; readonly reason: unknown }
  | { readonly type: "stop" }
  /** Something that the queue was given threw. */
  | { readonly type: "break"; readonly error: unknown };

/** Milliseconds since 1970, and a number from 0 up to 1. */
type Moment = { readonly now: number; readonly chance: number };

/** What a queue does about it. */
export type QueueCommand<Values, Answer> =
  /** Keeps the message over a reload; nothing of it is kept without one. */
  | { readonly type: "store"; readonly message?: QueuedMessage<Values> }
  /** Waits until the network has been there for so many milliseconds; the former waiting ends. */
  | { readonly type: "wait"; readonly milliseconds: number }
  | { readonly type: "stopWaiting" }
  | { readonly type: "send"; readonly attempt: number; readonly message: QueuedMessage<Values> }
  | { readonly type: "abort" }
  /** Settles the promise of the message. */
  | { readonly type: "settle"; readonly turn: symbol; readonly result: PromiseSettledResult<Answer> };
