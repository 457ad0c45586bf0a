import type { SubmissionEvent } from "./submission.ts";
import type { SubmitState } from "./submit-state.ts";

type Status = SubmitState<unknown, unknown>["status"];
type EventType = SubmissionEvent<unknown, unknown>["type"];
type Settled = "queued" | "succeeded" | "failed";
const settled: readonly Settled[] = ["queued", "succeeded", "failed"];

/** The transition table: the events that a state handles, and the states each may lead to. */
export const submissionTransitions: Readonly<
  Record<Status, Readonly<Partial<Record<EventType, readonly Status[]>>>>
> = {
  idle: { submit: ["sending"], settle: settled },
  sending: { settle: settled, wait: ["waiting"], cancel: ["idle"], stop: ["idle"] },
  waiting: { retry: ["sending"], settle: settled, cancel: ["idle"], stop: ["idle"] },
  queued: { retry: ["sending"], settle: settled, cancel: ["idle"] },
  succeeded: { reset: ["idle"] },
  failed: { submit: ["sending"], reset: ["idle"] },
};

/**
 * The transitions between the six states as a visitor sees them, by the events of the submit and its queue: `resume` is
 * for an earlier page's message, `due` is the queue's next retry.
 */
export const submitTransitions: Readonly<
  Record<Status, Readonly<Record<string, Status | readonly Status[]>>>
> = {
  idle: { submit: "sending", resume: ["queued", "failed"] },
  sending: {
    succeed: "succeeded",
    fail: ["failed", "queued"],
    wait: "waiting",
    cancel: "idle",
    stop: ["idle", "queued"],
  },
  waiting: { due: "sending", cancel: "idle", stop: ["idle", "queued"] },
  queued: { due: ["sending", "failed"], cancel: "idle" },
  succeeded: { reset: "idle" },
  failed: { submit: "sending", reset: "idle" },
};
