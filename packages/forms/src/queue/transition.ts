import { failure } from "../submit/failure-message.ts";
import type { QueueCommand, QueueEvent, QueueState, Turn } from "./queue-state.ts";
import type { QueuedMessage } from "./queued-message.ts";

type Step<Values, Answer> = readonly [QueueState<Values, Answer>, readonly QueueCommand<Values, Answer>[]];

/** How often a queued message is sent again before it counts as failed. */
const maxTries = 5;
/** How long a queued message is good for, in milliseconds: a day. */
const maxAge = 24 * 60 * 60 * 1000;

/**
 * The state after an event, and what is to be done: pure, and the same object when the event changes nothing, see
 * `queueTransitions`. What waits is stored before each try, and taken out of the store when its promise settles.
 *
 * @example transition({ status: "empty", attempt: 0 }, { type: "send", turn, message }); // [{ status: "trying", … }, …]
 */
export function transition<Values, Answer>(
  state: QueueState<Values, Answer>,
  event: QueueEvent<Values, Answer>,
): Step<Values, Answer> {
  type Command = QueueCommand<Values, Answer>;
  const { attempt, status } = state;
  const stay: Step<Values, Answer> = [state, []];

  if (status === "empty") {
    if (event.type !== "send" && event.type !== "resume") return stay;
    const { turn, message } = event;
    if (event.type === "send")
      return [{ status: "trying", attempt: attempt + 1, turn, message }, [{ type: "send", message }]];
    if (isSpent(message, event.now)) return [state, [reject(turn), { type: "store" }]];
    return [{ status: "waiting", attempt, turn, message }, [wait(message)]];
  }

  const { turn, message } = state;
  const isWaiting = status === "waiting";
  const isStored = isWaiting || message.tries > 0;
  /** Settles before it is taken out of the store: what throws there changes nothing about that. */
  const end = (...commands: readonly Command[]): Step<Values, Answer> => [
    { status: "empty", attempt },
    isStored ? [...commands, { type: "store" }] : commands,
  ];

  switch (event.type) {
    case "send":
      return [state, [reject(event.turn)]];
    case "break":
      if (event.turn && event.turn !== turn) return stay;
      return end({ type: "abort" }, reject(turn, event.error));
    case "resume":
      return isWaiting ? [state, [{ type: "abort" }, wait(message)]] : stay;
    case "stop":
      if (isWaiting) return [state, [{ type: "abort" }]];
      return isStored ? [{ ...state, status: "waiting" }, [{ type: "abort" }]] : stay;
    case "due": {
      if (!isWaiting) return stay;
      if (isSpent(message, event.now)) return end(reject(turn));
      const again = { ...message, tries: message.tries + 1 };
      return [
        { status: "trying", attempt: attempt + 1, turn, message: again },
        [
          { type: "store", message: again },
          { type: "send", message: again },
        ],
      ];
    }
    case "succeed":
      return isWaiting ? stay : end({ type: "resolve", turn, answer: event.answer });
    case "fail": {
      if (isWaiting) return stay;
      const mayWait = isStored ? message.tries < maxTries : !event.isOnline;
      if (!event.isLost || !mayWait) return end(reject(turn, event.error));
      // Later ones were stored before they were tried, just as they are.
      if (isStored) return [{ ...state, status: "waiting" }, [wait(message)]];
      const first = { ...message, since: event.now };
      return [
        { ...state, status: "waiting", message: first },
        [{ type: "store", message: first }, wait(first)],
      ];
    }
    default:
      return event satisfies never;
  }
}

const wait = ({ tries }: QueuedMessage<unknown>) => ({ type: "wait", seconds: 2 ** tries }) as const;

const reject = <Answer>(turn: Turn<Answer>, error: unknown = new Error(failure)) =>
  ({ type: "reject", turn, error }) as const;

/** Whether a message is not to be sent again, for its age or its tries. */
const isSpent = ({ since, tries }: QueuedMessage<unknown>, now: number) =>
  tries >= maxTries || now - since >= maxAge;
