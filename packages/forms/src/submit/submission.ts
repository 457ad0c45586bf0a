import type { SubmitState } from "./submit-state.ts";

/** Values, and the idempotency key of every attempt to send them. */
export type Message<Values> = { readonly values: Values; readonly key: string };

/** The machine's state: the state shown to the visitor, the number of sends, and the message not sent yet. */
export type Submission<Values, Result> = {
  readonly attempt: number;
  readonly message: Message<Values> | undefined;
  readonly shown: SubmitState<Values, Result>;
};

/** Called with the state that an attempt settled in. */
export type SettledListener<Values, Result> = (state: SubmitState<Values, Result>) => void;

/** The states that an attempt may settle in. */
type Settled<Values, Result> = Extract<
  SubmitState<Values, Result>,
  { readonly status: "queued" | "succeeded" | "failed" }
>;

/** The events of a submit. */
export type SubmissionEvent<Values, Result> =
  | {
      readonly type: "submit";
      readonly message: Message<Values>;
      readonly listener: SettledListener<Values, Result>;
    }
  /** The outcome of the pending attempt, or of a message that an earlier page left. */
  | { readonly type: "settle"; readonly message: Message<Values>; readonly shown: Settled<Values, Result> }
  /** The server asks for a wait before the next attempt. */
  | { readonly type: "wait"; readonly milliseconds: number; readonly now: number }
  /** The wait is over, or the queue retries the message. */
  | { readonly type: "retry" }
  /** The queue has resumed a message that an earlier page left. */
  | { readonly type: "follow"; readonly message: Message<Values>; readonly result: Promise<Result> }
  | { readonly type: "cancel" | "stop" | "reset" };

/** The commands of a submit. */
export type SubmissionCommand<Values, Result> =
  | { readonly type: "send"; readonly message: Message<Values> }
  /** Awaits the outcome of a message that the queue sends. */
  | { readonly type: "follow"; readonly message: Message<Values>; readonly result: Promise<Result> }
  | { readonly type: "abort" }
  /** Notifies the listener of the state that the pending attempt settles in, else of the current one. */
  | { readonly type: "notify"; readonly listener: SettledListener<Values, Result> };
