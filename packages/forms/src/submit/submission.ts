import type { SubmitState } from "./submit-state.ts";

/** What the machine of a submit knows: what the visitor sees, and how many sends there were. */
export type Submission<Values, Answer> = {
  readonly attempt: number;
  readonly shown: SubmitState<Values, Answer>;
};

/** Hears the state that an attempt settled in. */
export type Tell<Values, Answer> = (state: SubmitState<Values, Answer>) => void;

/** What an attempt may settle in. */
type Settled<Values, Answer> = Extract<
  SubmitState<Values, Answer>,
  { readonly status: "queued" | "succeeded" | "failed" }
>;

/** What can happen to a submit. */
export type SubmissionEvent<Values, Answer> =
  | { readonly type: "submit"; readonly values: Values; readonly tell: Tell<Values, Answer> }
  /** The attempt under way came to this, or a message that an earlier page left did. */
  | { readonly type: "settle"; readonly shown: Settled<Values, Answer> }
  /** The queue sends what is queued. */
  | { readonly type: "retry" }
  | { readonly type: "resume" | "cancel" | "stop" | "reset" };

/** What a submit does about it. */
export type SubmissionCommand<Values, Answer> =
  | { readonly type: "send"; readonly values: Values }
  /** Takes up what an earlier page left queued. */
  | { readonly type: "resume" }
  | { readonly type: "abort" }
  /** Tells the state that the attempt under way settles in; the present one where none is. */
  | { readonly type: "tell"; readonly tell: Tell<Values, Answer> };
