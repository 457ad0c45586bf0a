import { deepEqual } from "./deep-equal.ts";
import type { Message, Submission, SubmissionCommand, SubmissionEvent } from "./submission.ts";

/** The longest wait for the next attempt that shows as `sending`, in milliseconds. */
const longestSilence = 8000;

type Step<Values, Result> = readonly [
  Submission<Values, Result>,
  readonly SubmissionCommand<Values, Result>[],
];

/**
 * The state after an event, and the commands to run: pure, and the same object if the event changes nothing, which is if
 * `submissionTransitions` has no entry for it. After a success, `submit` does nothing until `reset`, so that a stray Enter
 * cannot send a message twice.
 */
export function transition<Values, Result>(
  state: Submission<Values, Result>,
  event: SubmissionEvent<Values, Result>,
): Step<Values, Result> {
  const { status } = state.shown;
  const isDone = status === "succeeded" || status === "failed";
  const attempt = state.attempt + 1;
  const sending: Submission<Values, Result> = { ...state, attempt, shown: { status: "sending", attempt } };
  const idle: Submission<Values, Result> = { ...state, shown: { status: "idle" } };

  switch (event.type) {
    case "submit":
      if (status === "idle" || status === "failed") {
        const message = withKey(event.message, state.message);
        return [
          { ...sending, message },
          [
            { type: "send", message },
            { type: "notify", listener: event.listener },
          ],
        ];
      }
      return [state, [{ type: "notify", listener: event.listener }]];
    case "settle": {
      const message = event.shown.status === "succeeded" ? undefined : event.message;
      return [isDone ? state : { ...state, message, shown: event.shown }, []];
    }
    case "wait": {
      if (status !== "sending" || !state.message || event.milliseconds <= longestSilence) return [state, []];
      const nextAttemptAt = event.now + event.milliseconds;
      return [{ ...state, shown: { status: "waiting", values: state.message.values, nextAttemptAt } }, []];
    }
    case "retry":
      return [status === "queued" || status === "waiting" ? sending : state, []];
    case "follow":
      return [state, status === "idle" || status === "queued" ? [event] : []];
    case "cancel":
    case "stop":
      if (status === "sending" || status === "waiting" || (status === "queued" && event.type === "cancel"))
        return [idle, [{ type: "abort" }]];
      return [state, []];
    case "reset":
      return [isDone ? idle : state, []];
    default:
      return event satisfies never;
  }
}

/** Retries of the same values keep their key. */
function withKey<Values>(next: Message<Values>, last: Message<Values> | undefined): Message<Values> {
  return last?.key && deepEqual(last.values, next.values) ? last : next;
}
