import type { OnRetryAfter, Send } from "../submit/submit.ts";
import type { Clock } from "./clock.ts";
import type { Network } from "./network.ts";
import type { QueuedMessage } from "./queued-message.ts";
import type { QueueState } from "./queue-state.ts";

/** Persists the queued message across reloads. See `createDraft`. */
export type QueueStore<Values> = {
  /** The message that an earlier page stored, validated again. */
  readonly readQueued: () => QueuedMessage<Values> | undefined;
  readonly writeQueued: (message: QueuedMessage<Values> | undefined) => void;
};

/** The options of `createOfflineQueue`. */
export type OfflineQueueOptions<Values, Result> = {
  readonly draft: QueueStore<Values>;
  readonly send: Send<Values, Result>;
  /** Whether `send` rejected because there was no network. */
  readonly isOffline: (error: unknown) => boolean;
  /** Instead of the browser's. */
  readonly network?: Network | undefined;
  readonly clock?: Clock | undefined;
};

/** A queue of one message. None of its functions needs `this`. */
export type OfflineQueue<Values, Result> = {
  /** The current state; the same object until it changes. */
  readonly getState: () => QueueState<Values>;
  /** Calls `listener` after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends by the given `send`, but its promise stays pending while the message waits for the network. It settles once the
   * message is sent, rejected or out of retries; abort removes the message from the store. Rejects immediately if another
   * message is queued or being sent.
   */
  readonly send: Send<Values, Result>;
  /**
   * Resumes the message that an earlier page or `stop` left, and returns it with its pending promise; undefined if there
   * is none.
   */
  readonly resume: (
    onRetryAfter?: OnRetryAfter,
  ) => { readonly message: QueuedMessage<Values>; readonly result: Promise<Result> } | undefined;
  /** Removes the message from the queue and the store; its promise rejects. */
  readonly cancel: () => void;
  /** Ends the wait, or aborts the pending retry; the message stays stored for the next `resume`. */
  readonly stop: () => void;
};
