import type { QueueState } from "../queue/queue-state.ts";
import type { Submission } from "./submission.ts";
import type { SubmitState } from "./submit-state.ts";

type Status = SubmitState<unknown, unknown>["status"];

/**
 * What the five states lead to, by what happens to the submit or to its queue: `resume` is another page's message,
 * `due` the queue's next try.
 */
export const shownTransitions: Readonly<
  Record<Status, Readonly<Record<string, Status | readonly Status[]>>>
> = {
  idle: { submit: "sending", resume: ["queued", "failed"] },
  sending: { succeed: "succeeded", fail: ["failed", "queued"], cancel: "idle", stop: ["idle", "queued"] },
  queued: { due: ["sending", "failed"], cancel: "idle" },
  succeeded: { reset: "idle" },
  failed: { submit: "sending", reset: "idle" },
};

/** What is shown, and the state of a machine that it shows. */
export type Shown<Values, Answer> = {
  readonly of: Submission<Values, Answer> | QueueState<Values>;
  readonly state: SubmitState<Values, Answer>;
};

/** The machine of a submit, and that of its queue. */
export type Sources<Values, Answer> = {
  readonly submission: Submission<Values, Answer>;
  readonly queue?: QueueState<Values> | undefined;
};

/**
 * What the visitor sees of a submit and its queue: a message that is being sent is `queued` while its queue waits.
 * Pure, and the same object when nothing changes.
 *
 * @example show(shown, { submission, queue }).state; // { status: "queued", values, since }
 */
export function show<Values, Answer>(
  shown: Shown<Values, Answer>,
  { submission, queue }: Sources<Values, Answer>,
): Shown<Values, Answer> {
  let of: Shown<Values, Answer>["of"] = submission;
  if (submission.status === "sending" && queue) {
    // The queue is about to take the message, or its promise has settled and is about to be heard.
    if (queue.status === "empty" || queue.message.key !== submission.message.key) return shown;
    of = queue;
  }
  return of === shown.of ? shown : { of, state: stateOf(of) };
}

/** Whether an attempt is under way, rather than settled or waiting. */
export function isSending({ submission, queue }: Sources<unknown, unknown>): boolean {
  if (submission.status !== "sending") return false;
  return queue?.status !== "waiting" || queue.message.key !== submission.message.key;
}

function stateOf<Values, Answer>(of: Shown<Values, Answer>["of"]): SubmitState<Values, Answer> {
  switch (of.status) {
    case "sending":
    case "trying":
      return { status: "sending", attempt: of.attempt };
    case "waiting":
      return { status: "queued", values: of.message.values, since: of.message.since };
    case "succeeded":
      return { status: "succeeded", answer: of.answer };
    case "failed":
      return { status: "failed", message: of.text, values: of.message.values };
    case "idle":
    case "empty":
      return { status: "idle" };
    default:
      return of satisfies never;
  }
}
