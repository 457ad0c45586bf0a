import type { Clock } from "./clock.ts";
import type { Network } from "./network.ts";

/**
 * Sends the values. Rejects with an error whose `message` may be shown to the visitor. Retries of the same values have the same
 * key, so that a server can discard duplicates.
 *
 * @example const send: Send<ContactValues> = (values, options) => api.contact.send(values, options);
 */
export type Send<Values, Result = unknown> = (
  values: Values,
  options: { signal: AbortSignal; idempotencyKey: string; onRetryAfter?: OnRetryAfter | undefined },
) => Promise<Result>;

/** Called by a `send` before it waits for its next attempt, with the milliseconds. */
export type OnRetryAfter = (milliseconds: number) => void;

/**
 * A message that waits for the network. Retries use the same key.
 *
 * @example const queued: QueuedMessage<ContactValues> = { values, key: crypto.randomUUID(), since: Date.now(), tries: 0 };
 */
export type QueuedMessage<Values> = {
  readonly values: Values;
  /** The idempotency key of every attempt. */
  readonly key: string;
  /** When it was queued, in milliseconds since 1970. */
  readonly since: number;
  /** The number of retries so far. */
  readonly tries: number;
  /** The error if it was rejected, with `fieldErrors`. If a newer definition of the form rejects the values, they are text. */
  readonly error?: unknown;
};

/** The part of a draft that stores a queued message. See `createDraft`. */
export type QueueDraft<Values> = {
  /** Returns the queued message, with an `error` if it is no longer valid. */
  readonly readQueued: () => QueuedMessage<Values> | undefined;
  readonly writeQueued: (message: QueuedMessage<Values> | undefined) => void;
  /** Wraps a `send` to remove the input that it sent, before it resolves. */
  readonly clearOnSuccess: <Result>(send: Send<Values, Result>) => Send<Values, Result>;
};

/** The options to queue a message while offline. */
export type QueueOptions<Values> = {
  /** Stores the queued message, and removes the input once it is sent. See `createDraft`. */
  readonly draft: QueueDraft<Values>;
  /** Whether `send` rejected because there was no network. @default if the error has no `fieldErrors` */
  readonly isOffline?: ((error: unknown) => boolean) | undefined;
  /** Without its `onOnline`, no message is queued. @default the browser's network */
  readonly network?: Network | undefined;
};

/** The options of `createSubmit`. */
export type SubmitOptions<Values, Result> = {
  readonly send: Send<Values, Result>;
  /** Not shared with another submit. @default queues nothing */
  readonly queue?: QueueOptions<Values> | undefined;
  /** @default the system's clock */
  readonly clock?: Clock | undefined;
};

/**
 * The state of a form's submit (specification, section 4). `attempt` counts the sends from 1. `since` is when the message was
 * queued, and `nextAttemptAt` when the server allows the next attempt, in milliseconds since 1970.
 *
 * @example const label = (state: SubmitState<unknown, unknown>) => (state.status === "sending" ? "Loading..." : "Send");
 */
export type SubmitState<Values, Result> =
  | { readonly status: "idle" }
  | { readonly status: "sending"; readonly attempt: number }
  | { readonly status: "waiting"; readonly values: Values; readonly nextAttemptAt: number }
  | { readonly status: "queued"; readonly values: Values; readonly since: number }
  | { readonly status: "succeeded"; readonly result: Result }
  | {
      readonly status: "failed";
      /** The error of `send`. After a reload, its message and field errors. */
      readonly error?: unknown;
      readonly message: string;
      readonly values: Values;
      /** The error's own `fieldErrors`, such as those of the api-client's `RejectedError`. */
      readonly fieldErrors?: Readonly<Record<string, string>>;
    };

/**
 * The submit of a form: its state, and functions to observe and change it. They need no `this`.
 *
 * @example const { getState, submit }: Submit<ContactValues, unknown> = createSubmit({ send });
 */
export type Submit<Values, Result> = {
  /** Returns the current state; the same object until it changes. */
  readonly getState: () => SubmitState<Values, Result>;
  /** Calls `listener` after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends the values. Resolves to the state in which the attempt settles, which may be `queued`. Never rejects.
   * While sending, after a success, or while the same values are queued or waiting, it sends nothing and resolves to the state
   * of that attempt. Different values replace queued or waiting ones.
   */
  readonly submit: (values: Values) => Promise<SubmitState<Values, Result>>;
  /** Aborts the pending attempt, or removes the queued message, and returns to idle. */
  readonly cancel: () => void;
  /** Returns from succeeded or failed to idle, and removes a rejected message from the draft. */
  readonly reset: () => void;
  /** Resumes the queued message of an earlier page. Call it once per page, in the browser. */
  readonly resume: () => void;
  /** Aborts the pending attempt. A queued message stays in the draft for the next `resume`. */
  readonly stop: () => void;
};

/** Whether a value, such as one from a storage, is a queued message; its values are not validated. */
export function isQueuedMessage(value: unknown): value is QueuedMessage<unknown> {
  const { key, since, tries } = Object(value);
  return (
    typeof key === "string" &&
    /^[\w-]{1,64}$/.test(key) &&
    Number.isFinite(since) &&
    Number.isInteger(tries) &&
    tries >= 0
  );
}
