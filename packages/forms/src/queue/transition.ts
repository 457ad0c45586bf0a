import { submitCopy } from "../submit/submit-copy.ts";
import type { QueueCommand, QueueEvent, QueueState } from "./queue-state.ts";
import type { QueuedMessage } from "./queued-message.ts";

type Status = QueueState<unknown>["status"];
type EventType = QueueEvent<unknown, unknown>["type"];
type Step<Values, Answer> = readonly [QueueState<Values>, readonly QueueCommand<Values, Answer>[]];
type Holding<Values> = Exclude<QueueState<Values>, { status: "empty" }>;

/** How often a queued message is sent again before it counts as failed. */
const maxTries = 5;
/** How long a queued message is good for, in milliseconds: a day. */
const maxAge = 24 * 60 * 60 * 1000;

/**
 * The transition table: the events a state listens to, and the states each may lead to. Of these, `waiting` also begins
 * to wait anew on `resume` and ceases to on `stop`, and a `send` while a message is held is refused.
 */
export const queueTransitions: Readonly<
  Record<Status, Readonly<Partial<Record<EventType, readonly Status[]>>>>
> = {
  empty: { send: ["trying"], resume: ["waiting"] },
  trying: {
    succeed: ["empty"],
    fail: ["waiting", "empty"],
    stop: ["waiting"],
    abort: ["empty"],
    break: ["empty"],
  },
  waiting: { due: ["trying", "empty"], abort: ["empty"], break: ["empty"] },
};

/**
 * The state after an event, and what is to be done: pure, and the same object when the event changes nothing. What
 * waits is stored before each try, and taken out of the store when its promise settles.
 *
 * @example transition({ status: "empty", attempt: 0 }, { type: "send", turn, message }); // [{ status: "trying", … }, …]
 */
export function transition<Values, Answer>(
  state: QueueState<Values>,
  event: QueueEvent<Values, Answer>,
): Step<Values, Answer> {
  if (state.status === "empty") return afterEmpty(state, event);
  if (event.type === "send") return [state, [refuse(event.turn, new Error(submitCopy.failure))]];
  if (event.type === "abort" && event.turn === state.turn) return brokenOff(state, event.reason);
  if (event.type === "break") return brokenOff(state, event.error);
  return state.status === "waiting" ? afterWaiting(state, event) : afterTrying(state, event);
}

function afterEmpty<Values, Answer>(
  state: QueueState<Values>,
  event: QueueEvent<Values, Answer>,
): Step<Values, Answer> {
  if (event.type === "send") return trying({ ...state, ...event });
  if (event.type !== "resume") return [state, []];
  const { turn, message, now } = event;
  if (isSpent(message, now)) return [state, [refuse(turn, new Error(submitCopy.failure)), { type: "store" }]];
  return [{ status: "waiting", attempt: state.attempt, turn, message }, [wait(message, event)]];
}

function afterWaiting<Values, Answer>(
  state: Holding<Values>,
  event: QueueEvent<Values, Answer>,
): Step<Values, Answer> {
  const { turn, message } = state;
  if (event.type === "stop") return [state, [{ type: "stopWaiting" }]];
  if (event.type === "resume") return [state, [{ type: "stopWaiting" }, wait(message, event)]];
  if (event.type !== "due") return [state, []];
  if (isSpent(message, event.now)) return emptied(state, refuse(turn, new Error(submitCopy.failure)));
  const next = { ...message, tries: message.tries + 1 };
  return trying({ ...state, message: next }, { type: "store", message: next });
}

function afterTrying<Values, Answer>(
  state: Holding<Values>,
  event: QueueEvent<Values, Answer>,
): Step<Values, Answer> {
  const { attempt, turn, message } = state;
  if (event.type === "stop" && message.tries > 0)
    return [{ ...state, status: "waiting" }, [{ type: "abort" }]];
  if (!("attempt" in event) || event.attempt !== attempt) return [state, []];
  if (event.type === "succeed")
    return emptied(state, { type: "settle", turn, result: { status: "fulfilled", value: event.answer } });

  const { error, isLost, isOnline, now } = event;
  const isFirst = message.tries === 0;
  const mayWait = isFirst ? !isOnline : message.tries < maxTries;
  if (!isLost || !mayWait) return emptied(state, refuse(turn, error));
  // Later ones were stored before they were tried, just as they are.
  if (!isFirst) return [{ ...state, status: "waiting" }, [wait(message, event)]];
  const first = { ...message, since: now };
  return [
    { ...state, status: "waiting", message: first },
    [{ type: "store", message: first }, wait(first, event)],
  ];
}

/** Sends, under the number of the next attempt. */
function trying<Values, Answer>(
  { attempt, turn, message }: Pick<Holding<Values>, "attempt" | "turn" | "message">,
  ...before: QueueCommand<Values, Answer>[]
): Step<Values, Answer> {
  const next = attempt + 1;
  return [
    { status: "trying", attempt: next, turn, message },
    [...before, { type: "send", attempt: next, message }],
  ];
}

function brokenOff<Values, Answer>(state: Holding<Values>, reason: unknown): Step<Values, Answer> {
  const [empty, commands] = emptied<Values, Answer>(state, refuse(state.turn, reason));
  return [empty, [{ type: state.status === "waiting" ? "stopWaiting" : "abort" }, ...commands]];
}

/** Settles first: what the store then does changes nothing about that. */
function emptied<Values, Answer>(
  { status, attempt, message }: Holding<Values>,
  settle: QueueCommand<Values, Answer>,
): Step<Values, Answer> {
  const isStored = status === "waiting" || message.tries > 0;
  return [{ status: "empty", attempt }, isStored ? [settle, { type: "store" }] : [settle]];
}

const refuse = (turn: symbol, reason: unknown) =>
  ({ type: "settle", turn, result: { status: "rejected", reason } }) as const;

/** For 1, 2, 4, 8 and 16 seconds, and up to a second by chance. */
const wait = ({ tries }: QueuedMessage<unknown>, { chance }: { chance: number }) =>
  ({ type: "wait", milliseconds: (2 ** tries + chance) * 1000 }) as const;

/** Whether a message is not to be sent again, for its age or its tries. */
const isSpent = ({ since, tries }: QueuedMessage<unknown>, now: number) =>
  tries >= maxTries || now - since >= maxAge;
