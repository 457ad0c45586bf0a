import { createMachine } from "../machine/create-machine.ts";
import { createUnderWay } from "../machine/create-under-way.ts";
import { systemClock } from "./clock.ts";
import { browserNetwork } from "./network.ts";
import type { OfflineQueue, OfflineQueueOptions } from "./offline-queue.ts";
import type { QueueCommand, QueueEvent, QueueState } from "./queue-state.ts";
import { transition } from "./transition.ts";
import { waitForNetwork } from "./wait-for-network.ts";

/**
 * Wraps a `send` so that a message which finds no network, while the network says that it is offline, waits in the
 * draft's entry: it is sent again when the network is back, also on a later page, for a day and five times at most.
 *
 * @param options.draft - where it waits, see `createDraft`
 * @param options.send - called once per try, with the same key each time
 * @param options.isOffline - whether `send` rejected for want of a network
 * @param options.network - instead of the browser's; without `onOnline`, nothing waits
 * @param options.clock - instead of the system's
 * @returns the queue, empty. Where one of these throws, the message's promise rejects with that
 * @example
 * const queue = createOfflineQueue({ draft, send: draft.wrap(send), isOffline });
 * const submit = createSubmit({ queue });
 */
export function createOfflineQueue<Values, Answer>({
  draft,
  send,
  isOffline,
  network = browserNetwork(),
  clock = systemClock,
}: OfflineQueueOptions<Values, Answer>): OfflineQueue<Values, Answer> {
  type Happening = QueueEvent<Values, Answer>;
  type Command = QueueCommand<Values, Answer>;

  const underWay = createUnderWay<Happening>();
  const promises = new Map<symbol, Opened<Answer>>();
  const { dispatch, getState, subscribe } = createMachine<QueueState<Values>, Happening, Command>({
    initial: { status: "empty", attempt: 0 },
    transition,
    thrown: broken,
    run(command) {
      if (command.type === "store") draft.writeQueued(command.message);
      else if (command.type === "send")
        void underWay.start((signal) => tried(command, signal).catch(broken), dispatch);
      else if (command.type === "wait")
        void underWay.start((signal) => waited(command, signal).catch(broken), dispatch);
      else if (command.type === "settle") {
        promises.get(command.turn)?.settle(command.result);
        promises.delete(command.turn);
      } else underWay.abort();
    },
  });

  const moment = () => ({ now: clock.now(), chance: clock.random() });

  async function tried(
    { attempt, message }: Extract<Command, { type: "send" }>,
    signal: AbortSignal,
  ): Promise<Happening> {
    try {
      const answer = await send(message.values, { signal, idempotencyKey: message.key });
      return { type: "succeed", attempt, answer };
    } catch (error) {
      const isLost = Boolean(network.onOnline) && isOffline(error);
      return { type: "fail", attempt, error, isLost, isOnline: network.isOnline(), ...moment() };
    }
  }

  async function waited(
    { milliseconds }: Extract<Command, { type: "wait" }>,
    signal: AbortSignal,
  ): Promise<Happening> {
    await waitForNetwork({ network, clock, milliseconds, signal });
    return { type: "due", ...moment() };
  }

  /** Opens the promise that `turn` names. */
  function open(turn: symbol): Promise<Answer> {
    const opened = openPromise<Answer>();
    promises.set(turn, opened);
    return opened.promise;
  }

  function takeUp(): ReturnType<OfflineQueue<Values, Answer>["resume"]> {
    const held = getState();
    if (held.status === "trying" || !network.onOnline) return undefined;
    const message = held.status === "waiting" ? held.message : draft.readQueued();
    if (!message) return undefined;
    const now = moment();
    const turn = held.status === "waiting" ? held.turn : Symbol(message.key);
    const answer = promises.get(turn)?.promise ?? open(turn);
    // Whoever does not wait for it misses nothing.
    answer.catch(() => {});
    dispatch({ type: "resume", turn, message, ...now });
    return { message, answer };
  }

  return {
    getState,
    subscribe,

    async send(values, { signal, idempotencyKey: key }) {
      signal.throwIfAborted();
      const message = { values, key, since: clock.now(), tries: 0 };
      const turn = Symbol(key);
      const answer = open(turn);
      signal.addEventListener("abort", () => dispatch({ type: "abort", turn, reason: signal.reason }));
      dispatch({ type: "send", turn, message });
      return answer;
    },

    resume() {
      try {
        return takeUp();
      } catch {
        // What a draft that throws may hold stays there.
        return undefined;
      }
    },

    cancel() {
      const held = getState();
      if (held.status === "empty") return;
      const reason = new DOMException("The message was cancelled", "AbortError");
      dispatch({ type: "abort", turn: held.turn, reason });
    },

    stop: () => dispatch({ type: "stop" }),
  };
}

const broken = (error: unknown) => ({ type: "break", error }) as const;

type Opened<Answer> = {
  readonly promise: Promise<Answer>;
  readonly settle: (result: PromiseSettledResult<Answer>) => void;
};

// Node 20 has no `Promise.withResolvers`.
function openPromise<Answer>(): Opened<Answer> {
  let settle!: Opened<Answer>["settle"];
  const promise = new Promise<Answer>((resolve, reject) => {
    settle = (result) => (result.status === "fulfilled" ? resolve(result.value) : reject(result.reason));
  });
  return { promise, settle };
}
