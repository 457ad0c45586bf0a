import { submitCopy } from "./submit-copy.ts";
import type { SubmissionEvent, SubmitState } from "./submit-state.ts";

type Status = SubmitState<unknown, unknown>["status"];
type EventType = SubmissionEvent<unknown, unknown>["type"];

/**
 * The transition table: the events a state listens to, and the state each leads to.
 * A success takes no second `submit`, so a stray Enter cannot send a message twice; `reset` it first.
 */
export const transitions: Readonly<Record<Status, Readonly<Partial<Record<EventType, Status>>>>> = {
  idle: { submit: "sending", restore: "queued" },
  sending: { succeed: "succeeded", fail: "failed", queue: "queued", cancel: "idle" },
  queued: { retry: "sending", giveUp: "failed", cancel: "idle" },
  succeeded: { reset: "idle" },
  failed: { submit: "sending", reset: "idle" },
};

/**
 * The state after an event: pure, and the same object when the event changes nothing, which is
 * when the table has no entry for it, or when it answers another attempt than the one under way.
 *
 * @example transition({ status: "idle" }, { type: "submit", attempt: 1 }); // { status: "sending", attempt: 1 }
 */
export function transition<Values, Answer>(
  state: SubmitState<Values, Answer>,
  event: SubmissionEvent<Values, Answer>,
): SubmitState<Values, Answer> {
  const isLate = state.status === "sending" && "attempt" in event && event.attempt !== state.attempt;
  if (isLate || !transitions[state.status][event.type]) return state;

  switch (event.type) {
    case "submit":
    case "retry":
      return { status: "sending", attempt: event.attempt };
    case "queue":
    case "restore":
      return { status: "queued", values: event.values, since: event.since };
    case "succeed":
      return { status: "succeeded", answer: event.answer };
    case "fail":
      return { status: "failed", message: event.message, values: event.values };
    case "giveUp":
      if (state.status !== "queued") return state;
      return { status: "failed", message: submitCopy.failure, values: state.values };
    case "cancel":
    case "reset":
      return { status: "idle" };
    default:
      return event satisfies never;
  }
}
