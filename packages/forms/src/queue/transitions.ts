import type { QueueEvent, QueueState } from "./queue-state.ts";

type Status = QueueState<unknown>["status"];
type EventType = QueueEvent<unknown, unknown>["type"];

/**
 * The transition table: the events a state listens to, and the states each may lead to. Of these, `waiting` also begins
 * to wait anew on `resume` and ceases to on `stop`, and a `send` while a message is held is refused.
 */
export const queueTransitions: Readonly<
  Record<Status, Readonly<Partial<Record<EventType, readonly Status[]>>>>
> = {
  empty: { send: ["trying"], resume: ["waiting"] },
  trying: { succeed: ["empty"], fail: ["waiting", "empty"], stop: ["waiting"], break: ["empty"] },
  waiting: { due: ["trying", "empty"], break: ["empty"] },
};
