import type { Submission, SubmissionCommand, SubmissionEvent } from "./submission.ts";

type Step<Values, Answer> = readonly [
  Submission<Values, Answer>,
  readonly SubmissionCommand<Values, Answer>[],
];

/**
 * The state after an event, and what is to be done: pure, and the same object when the event changes nothing, which is
 * when `submissionTransitions` has no entry for it. A success takes no second `submit`, so a stray Enter cannot send a
 * message twice; `reset` it first.
 *
 * @example transition({ attempt: 0, shown: { status: "idle" } }, { type: "retry" }); // the same, and nothing to do
 */
export function transition<Values, Answer>(
  state: Submission<Values, Answer>,
  event: SubmissionEvent<Values, Answer>,
): Step<Values, Answer> {
  const { status } = state.shown;
  const isOver = status === "succeeded" || status === "failed";
  const attempt = state.attempt + 1;
  const sending: Submission<Values, Answer> = { attempt, shown: { status: "sending", attempt } };
  const idle: Submission<Values, Answer> = { ...state, shown: { status: "idle" } };

  switch (event.type) {
    case "submit":
      if (status === "idle" || status === "failed")
        return [
          sending,
          [
            { type: "send", values: event.values },
            { type: "tell", tell: event.tell },
          ],
        ];
      return [state, [{ type: "tell", tell: event.tell }]];
    case "settle":
      return [isOver ? state : { ...state, shown: event.shown }, []];
    case "retry":
      return [status === "queued" ? sending : state, []];
    case "resume":
      return [state, status === "idle" || status === "queued" ? [{ type: "resume" }] : []];
    case "cancel":
    case "stop":
      if (status === "sending" || (status === "queued" && event.type === "cancel"))
        return [idle, [{ type: "abort" }]];
      return [state, []];
    case "reset":
      return [isOver ? idle : state, []];
    default:
      return event satisfies never;
  }
}
