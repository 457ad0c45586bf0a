import { isSame } from "./is-same.ts";
import type { Message, Submission, SubmissionCommand, SubmissionEvent } from "./submission.ts";

type Status = Submission<unknown, unknown>["status"];
type EventType = SubmissionEvent<unknown, unknown>["type"];

/**
 * The transition table: the events a state listens to, and the state each leads to.
 * A success takes no second `submit`, so a stray Enter cannot send a message twice; `reset` it first.
 */
export const transitions: Readonly<Record<Status, Readonly<Partial<Record<EventType, Status>>>>> = {
  idle: { submit: "sending", follow: "sending" },
  sending: { succeed: "succeeded", fail: "failed", cancel: "idle" },
  succeeded: { reset: "idle" },
  failed: { submit: "sending", reset: "idle" },
};

/**
 * The state after an event, and what is to be done: pure, and the same object when the event changes nothing, which is
 * when the table has no entry for it, or when it answers another attempt than the one under way.
 *
 * @example transition({ status: "idle", attempt: 0 }, { type: "follow", message, answer }); // [{ status: "sending", … }, …]
 */
export function transition<Values, Answer>(
  state: Submission<Values, Answer>,
  event: SubmissionEvent<Values, Answer>,
): readonly [Submission<Values, Answer>, readonly SubmissionCommand<Values, Answer>[]] {
  const { attempt } = state;
  const message = "message" in state ? state.message : undefined;
  const isLate = "attempt" in event && event.attempt !== attempt;
  const isTaken = !isLate && transitions[state.status][event.type];

  if (event.type === "submit" || event.type === "follow") {
    const tell = event.type === "submit" ? [{ type: "tell", tell: event.tell } as const] : [];
    if (!isTaken) return [state, tell];
    const next = {
      attempt: attempt + 1,
      message: event.type === "submit" ? keyed(event.message, message) : event.message,
    };
    return [{ status: "sending", ...next }, [{ type: "send", ...next, answer: event.answer }, ...tell]];
  }
  if (!isTaken) return [state, []];
  if (event.type === "succeed") return [{ status: "succeeded", attempt, answer: event.answer }, []];
  if (event.type === "fail")
    return message ? [{ status: "failed", attempt, text: event.text, message }, []] : [state, []];
  return [{ status: "idle", attempt, message }, event.type === "cancel" ? [{ type: "abort" }] : []];
}

/** The same values go by the same key, until they are sent. */
function keyed<Values>(next: Message<Values>, last: Message<Values> | undefined): Message<Values> {
  return last?.key && isSame(last.values, next.values) ? last : next;
}
