import type { SubmitState } from "./submit-state.ts";

/** Values, and the idempotency key by which they go until they are sent. */
export type Message<Values> = { readonly values: Values; readonly key: string };

/** What the machine of a submit knows: what the visitor sees, how many sends there were, and what is not sent yet. */
export type Submission<Values, Answer> = {
  readonly attempt: number;
  readonly message: Message<Values> | undefined;
  readonly shown: SubmitState<Values, Answer>;
};

/** Hears the state that an attempt settled in. */
export type SettledListener<Values, Answer> = (state: SubmitState<Values, Answer>) => void;

/** What an attempt may settle in. */
type Settled<Values, Answer> = Extract<
  SubmitState<Values, Answer>,
  { readonly status: "queued" | "succeeded" | "failed" }
>;

/** What can happen to a submit. */
export type SubmissionEvent<Values, Answer> =
  | {
      readonly type: "submit";
      readonly message: Message<Values>;
      readonly listener: SettledListener<Values, Answer>;
    }
  /** The attempt under way came to this, or a message that an earlier page left did. */
  | { readonly type: "settle"; readonly message: Message<Values>; readonly shown: Settled<Values, Answer> }
  /** The queue sends what is queued. */
  | { readonly type: "retry" }
  /** The queue has taken up what an earlier page left. */
  | { readonly type: "follow"; readonly message: Message<Values>; readonly answer: Promise<Answer> }
  | { readonly type: "cancel" | "stop" | "reset" };

/** What a submit does about it. */
export type SubmissionCommand<Values, Answer> =
  | { readonly type: "send"; readonly message: Message<Values> }
  /** Waits for what a message comes to that the queue sends. */
  | { readonly type: "follow"; readonly message: Message<Values>; readonly answer: Promise<Answer> }
  | { readonly type: "abort" }
  /** Tells the state that the attempt under way settles in; the present one where none is. */
  | { readonly type: "notify"; readonly listener: SettledListener<Values, Answer> };
