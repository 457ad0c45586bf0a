import type { QueueEvent, QueueState } from "./queue-state.ts";

type Status = QueueState<unknown>["status"];
type EventType = QueueEvent<unknown, unknown>["type"];

/**
 * The transition table: the events a state handles, and the states each may lead to. Besides, `waiting` restarts its wait on
 * `resume` and ends it on `stop`, and a `send` is rejected unless the queue is empty.
 */
export const queueTransitions: Readonly<
  Record<Status, Readonly<Partial<Record<EventType, readonly Status[]>>>>
> = {
  empty: { send: ["trying"], resume: ["waiting"] },
  trying: { succeed: ["empty"], fail: ["waiting", "empty"], stop: ["waiting"], break: ["empty"] },
  waiting: { due: ["trying", "empty"], break: ["empty"] },
};
