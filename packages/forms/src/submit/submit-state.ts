/**
 * Where a form's submit stands (specification, section 4). `attempt` numbers the sends from 1.
 *
 * @example const label = (state: SubmitState<unknown, unknown>) => (state.status === "sending" ? "Loading..." : "Send");
 */
export type SubmitState<Values, Answer> =
  | { readonly status: "idle" }
  | { readonly status: "sending"; readonly attempt: number }
  | { readonly status: "succeeded"; readonly answer: Answer }
  | { readonly status: "failed"; readonly message: string; readonly values: Values };

/** What can happen to a submit. */
export type SubmissionEvent<Values, Answer> =
  | { readonly type: "submit"; readonly attempt: number }
  | { readonly type: "succeed"; readonly attempt: number; readonly answer: Answer }
  | { readonly type: "fail"; readonly attempt: number; readonly message: string; readonly values: Values }
  | { readonly type: "cancel" }
  | { readonly type: "reset" };
