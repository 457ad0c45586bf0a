import type { Message } from "./submission.ts";
import type { SubmitState } from "./submit-state.ts";

/**
 * Delivers the values; rejects, or throws, an error whose `message` is fit for the visitor.
 * The key is a UUID, the same as long as the same values are tried again: a server that has taken them once can tell.
 *
 * @example const send: Send<ContactValues, unknown> = (values, options) => api.contact.send(values, options);
 */
export type Send<Values, Answer> = (
  values: Values,
  options: { signal: AbortSignal; idempotencyKey: string },
) => Promise<Answer>;

/** What `createSubmit` needs of a queue, such as `createOfflineQueue` makes. */
export type SendQueue<Values, Answer> = {
  readonly getState: () => {
    readonly status: "empty" | "trying" | "waiting";
    readonly message?: (Message<Values> & { readonly since: number }) | undefined;
  };
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: Send<Values, Answer>;
  readonly resume: () => { readonly message: Message<Values>; readonly answer: Promise<Answer> } | undefined;
  readonly cancel: () => void;
  readonly stop: () => void;
};

/** What `createSubmit` takes: a `send`, or a queue around one. */
export type SubmitOptions<Values, Answer> = {
  /** Makes idempotency keys; random UUIDs unless given. */
  readonly createKey?: (() => string) | undefined;
} & (
  | { readonly send: Send<Values, Answer>; readonly queue?: undefined }
  | { readonly queue: SendQueue<Values, Answer>; readonly send?: undefined }
);

/**
 * A form's submit: one state, and the ways to watch and to change it. None of them needs `this`.
 *
 * @example const { getState, submit }: Submit<ContactValues, unknown> = createSubmit({ send });
 */
export type Submit<Values, Answer> = {
  /** The state that the listeners heard of last; the same object until it changes. */
  readonly getState: () => SubmitState<Values, Answer>;
  /** Calls `listener` after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends the values and resolves to the state this attempt settles in, `queued` included; it never rejects.
   * While sending or after a success it sends nothing and resolves to what that attempt came to, and so it does while
   * the same values are queued; other values take their place.
   */
  readonly submit: (values: Values) => Promise<SubmitState<Values, Answer>>;
  /** Aborts the attempt under way, or forgets the queued message, and goes back to idle. */
  readonly cancel: () => void;
  /** Goes from succeeded or failed back to idle. */
  readonly reset: () => void;
  /** Takes up the message that an earlier page left queued; once per page, in the browser. */
  readonly resume: () => void;
  /** Aborts the attempt under way; what was queued stays in the draft, for the next `resume`. */
  readonly stop: () => void;
};
