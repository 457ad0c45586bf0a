import type { Message } from "./submission.ts";
import type { SubmitState } from "./submit-state.ts";

/**
 * Delivers the values; rejects, or throws, an error whose `message` may be shown to the visitor.
 * The key is a UUID, and retries of the same values keep it, so that a server can discard duplicates.
 *
 * @example const send: Send<ContactValues, unknown> = (values, options) => api.contact.send(values, options);
 */
export type Send<Values, Result> = (
  values: Values,
  options: { signal: AbortSignal; idempotencyKey: string; onRetryAfter?: OnRetryAfter | undefined },
) => Promise<Result>;

/** Called by a `send` that waits before its next attempt, with the milliseconds of the wait. */
export type OnRetryAfter = (milliseconds: number) => void;

/** The part of an offline queue that `createSubmit` uses. */
export type SendQueue<Values, Result> = {
  readonly getState: () => {
    readonly status: "empty" | "trying" | "waiting";
    readonly message?: (Message<Values> & { readonly since: number }) | undefined;
  };
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: Send<Values, Result>;
  readonly resume: (
    onRetryAfter?: OnRetryAfter,
  ) => { readonly message: Message<Values>; readonly result: Promise<Result> } | undefined;
  readonly cancel: () => void;
  readonly stop: () => void;
};

/** The options of `createSubmit`: a `send`, or a queue around one. */
export type SubmitOptions<Values, Result> = {
  /** Makes idempotency keys. @default random UUIDs */
  readonly createIdempotencyKey?: (() => string) | undefined;
} & (
  | { readonly send: Send<Values, Result>; readonly queue?: undefined }
  | { readonly queue: SendQueue<Values, Result>; readonly send?: undefined }
);

/**
 * A form's submit: one state, with functions to observe and change it. None of them needs `this`.
 *
 * @example const { getState, submit }: Submit<ContactValues, unknown> = createSubmit({ send });
 */
export type Submit<Values, Result> = {
  /** The current state; the same object until it changes. */
  readonly getState: () => SubmitState<Values, Result>;
  /** Calls `listener` after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends the values and resolves to the state this attempt settles in, `queued` included; it never rejects.
   * While sending, after a success, or while the same values are queued or waiting, it sends nothing and resolves to the
   * state of that attempt; different values replace those that are queued or waiting.
   */
  readonly submit: (values: Values) => Promise<SubmitState<Values, Result>>;
  /** Aborts the pending attempt, or removes the queued message, and returns to idle. */
  readonly cancel: () => void;
  /** Returns from succeeded or failed to idle. */
  readonly reset: () => void;
  /** Resumes the message that an earlier page left queued; once per page, in the browser. */
  readonly resume: () => void;
  /** Aborts the pending attempt; a queued message stays in the draft, for the next `resume`. */
  readonly stop: () => void;
};
