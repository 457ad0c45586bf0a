import type { SubmitState } from "./submit-state.ts";

/** What is sent, and the idempotency key that it keeps until it is sent. "" where no key could be made. */
export type Message<Values> = { readonly values: Values; readonly key: string };

/**
 * Where the machine of a submit stands; it knows of one promise, and nothing of networks. `attempt` is the number of
 * the newest attempt, from 1; a message stays known after a failure or a cancel, for the next attempt to take its key.
 */
export type Submission<Values, Answer> = { readonly attempt: number } & (
  | { readonly status: "idle"; readonly message?: Message<Values> | undefined }
  | { readonly status: "sending"; readonly message: Message<Values> }
  | { readonly status: "succeeded"; readonly answer: Answer }
  | { readonly status: "failed"; readonly text: string; readonly message: Message<Values> }
);

/** Hears the state that an attempt settled in. */
export type Tell<Values, Answer> = (state: SubmitState<Values, Answer>) => void;

/** What can happen to a submit. */
export type SubmissionEvent<Values, Answer> =
  | ({ readonly type: "submit"; readonly tell: Tell<Values, Answer> } & Unsent<Values, Answer>)
  | ({ readonly type: "follow" } & Unsent<Values, Answer>)
  | { readonly type: "succeed"; readonly attempt: number; readonly answer: Answer }
  | { readonly type: "fail"; readonly attempt: number; readonly text: string }
  | { readonly type: "cancel" | "reset" };

/** `answer` is the promise of a message that somebody sends already. */
type Unsent<Values, Answer> = {
  readonly message: Message<Values>;
  readonly answer?: Promise<Answer> | undefined;
};

/** What a submit does about it. */
export type SubmissionCommand<Values, Answer> =
  | ({ readonly type: "send"; readonly attempt: number } & Unsent<Values, Answer>)
  | { readonly type: "abort" }
  /** Tells the state that the attempt under way settles in; the present one where none is. */
  | { readonly type: "tell"; readonly tell: Tell<Values, Answer> };
