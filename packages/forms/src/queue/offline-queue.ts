import type { Send } from "../submit/submit.ts";
import type { Clock } from "./clock.ts";
import type { Network } from "./network.ts";
import type { QueuedMessage } from "./queued-message.ts";
import type { QueueState } from "./queue-state.ts";

/**
 * Where a message waits, so that a reload does not lose it. See `createDraft`.
 *
 * @example const { readQueued, writeQueued }: QueueStore<ContactValues> = createDraft(contactForm);
 */
export type QueueStore<Values> = {
  /** What an earlier page left, its values parsed again. */
  readonly readQueued: () => QueuedMessage<Values> | undefined;
  readonly writeQueued: (message: QueuedMessage<Values> | undefined) => void;
};

/** What `createOfflineQueue` takes. */
export type OfflineQueueOptions<Values, Answer> = {
  readonly draft: QueueStore<Values>;
  readonly send: Send<Values, Answer>;
  /** Whether `send` rejected for want of a network. */
  readonly isOffline: (error: unknown) => boolean;
  /** Instead of the browser's. */
  readonly network?: Network | undefined;
  readonly clock?: Clock | undefined;
};

/** A queue of one message. None of its functions needs `this`. */
export type OfflineQueue<Values, Answer> = {
  /** What it holds now; the same object until it changes. */
  readonly getState: () => QueueState<Values>;
  /** Calls `listener` after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends like the `send` it was given, but its promise stays open while the message waits for the network. It settles
   * once the message was sent, refused or tried in vain; abort takes the message out of the store. Rejects at once while
   * another message is held.
   */
  readonly send: Send<Values, Answer>;
  /**
   * Takes up the message that an earlier page left, or that `stop` did, and gives it with its open promise; undefined
   * where there is none.
   */
  readonly resume: () =>
    | { readonly message: QueuedMessage<Values>; readonly answer: Promise<Answer> }
    | undefined;
  /** Takes the message that is held out of the store; its promise rejects. */
  readonly cancel: () => void;
  /** Ends the waiting, and the try under way of a message that has waited, which stays stored for the next `resume`. */
  readonly stop: () => void;
};
