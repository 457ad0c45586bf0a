import type { OnRetryAfter, Send } from "../submit/submit.ts";
import type { Clock } from "./clock.ts";
import type { Network } from "./network.ts";
import type { QueuedMessage } from "./queued-message.ts";
import type { QueueState } from "./queue-state.ts";

/** Stores the queued message across reloads. See `createDraft`. */
export type QueueStore<Values> = {
  /** Returns the valid message that an earlier page stored. */
  readonly readQueued: () => QueuedMessage<Values> | undefined;
  readonly writeQueued: (message: QueuedMessage<Values> | undefined) => void;
};

/** The options of `createOfflineQueue`. */
export type OfflineQueueOptions<Values, Result> = {
  readonly draft: QueueStore<Values>;
  readonly send: Send<Values, Result>;
  /** Whether `send` rejected because there was no network. */
  readonly isOffline: (error: unknown) => boolean;
  /** @default the browser's network */
  readonly network?: Network | undefined;
  /** @default the system's clock */
  readonly clock?: Clock | undefined;
};

/** A queue of one message. None of its functions needs `this`. */
export type OfflineQueue<Values, Result> = {
  /** Returns the current state; the same object until it changes. */
  readonly getState: () => QueueState<Values>;
  /** Calls `listener` after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends a message. The promise stays pending while the message waits for the network, and settles when the message is sent,
   * rejected or out of retries. An abort removes the message from the store. Rejects immediately if another message is queued
   * or being sent.
   */
  readonly send: Send<Values, Result>;
  /**
   * Resumes the message that an earlier page or `stop` left. Returns it with its pending promise, or undefined if there is
   * none.
   */
  readonly resume: (
    onRetryAfter?: OnRetryAfter,
  ) => { readonly message: QueuedMessage<Values>; readonly result: Promise<Result> } | undefined;
  /** Removes the message from the queue and the store. Its promise rejects. */
  readonly cancel: () => void;
  /** Ends the wait, or aborts the pending retry. The message stays stored for the next `resume`. */
  readonly stop: () => void;
};
