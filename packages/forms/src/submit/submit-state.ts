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
      readonly message: string;
      readonly values: Values;
      /** The error's own `fieldErrors`, such as those of the api-client's `RejectedError`. */
      readonly fieldErrors?: Readonly<Record<string, string>>;
    };
