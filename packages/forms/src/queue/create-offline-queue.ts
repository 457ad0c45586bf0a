import { createMachine } from "../machine/create-machine.ts";
import { systemClock } from "./clock.ts";
import { browserNetwork } from "./network.ts";
import type { OnRetryAfter } from "../submit/submit.ts";
import type { OfflineQueue, OfflineQueueOptions } from "./offline-queue.ts";
import type { QueueCommand, QueueEvent, QueueState, Deferred } from "./queue-state.ts";
import type { QueuedMessage } from "./queued-message.ts";
import { transition } from "./transition.ts";
import { waitForNetwork } from "./wait-for-network.ts";

/**
 * Creates a queue that stores a message if `send` fails while offline. It retries once the network is online, also on a later
 * page: up to five times within a day. If an option throws, the message's promise rejects with the error.
 *
 * @param options.draft - stores the message, see `createDraft`
 * @param options.send - called for each attempt, with the same key
 * @param options.isOffline - whether `send` rejected because there was no network
 * @param options.network - default: the browser's; without `onOnline`, no message is queued
 * @param options.clock - default: the system's
 * @example
 * const queue = createOfflineQueue({ draft, send: draft.clearOnSuccess(send), isOffline });
 * const submit = createSubmit({ queue });
 */
export function createOfflineQueue<Values, Result>({
  draft,
  send,
  isOffline,
  network = browserNetwork(),
  clock = systemClock,
}: OfflineQueueOptions<Values, Result>): OfflineQueue<Values, Result> {
  type MachineEvent = QueueEvent<Values, Result>;

  const { dispatch, getState, subscribe } = createMachine<
    QueueState<Values, Result>,
    MachineEvent,
    QueueCommand<Values, Result>
  >({
    initial: { status: "empty", attempt: 0 },
    transition,
    thrown: (error) => ({ type: "break", error }),
    run(command, signal) {
      if (command.type === "send") return sendEvent(command.message, signal);
      if (command.type === "wait") return dueEvent(command.seconds, signal);
      if (command.type === "store") draft.writeQueued(command.message);
      else if (command.type === "resolve") command.deferred.resolve(command.result);
      else if (command.type === "reject") command.deferred.reject(command.error);
      return undefined;
    },
  });

  async function sendEvent(
    { values, key }: QueuedMessage<Values>,
    signal: AbortSignal,
  ): Promise<MachineEvent> {
    const { deferred } = getState();
    const options = { signal, idempotencyKey: key, onRetryAfter: deferred?.onRetryAfter };
    try {
      return { type: "succeed", result: await send(values, options) };
    } catch (error) {
      const isNetworkFailure = Boolean(network.onOnline) && isOffline(error);
      return { type: "fail", error, isNetworkFailure, isOnline: network.isOnline(), now: clock.now() };
    }
  }

  async function dueEvent(seconds: number, signal: AbortSignal): Promise<MachineEvent> {
    const milliseconds = (seconds + clock.random()) * 1000;
    await waitForNetwork({ network, clock, milliseconds, signal });
    return { type: "due", now: clock.now() };
  }

  return {
    getState,
    subscribe,

    async send(values, { signal, idempotencyKey: key, onRetryAfter }) {
      signal.throwIfAborted();
      const message = { values, key, since: clock.now(), tries: 0 };
      const deferred = createDeferred<Result>(onRetryAfter);
      signal.addEventListener("abort", () => dispatch({ type: "break", deferred, error: signal.reason }));
      dispatch({ type: "send", deferred, message });
      return deferred.promise;
    },

    resume(onRetryAfter) {
      try {
        const state = getState();
        if (state.status === "trying" || !network.onOnline) return undefined;
        const { message = draft.readQueued(), deferred = createDeferred<Result>(onRetryAfter) } = state;
        if (!message) return undefined;
        const { promise: result } = deferred;
        // The caller may ignore it: a rejection must not be unhandled.
        result.catch(() => {});
        dispatch({ type: "resume", deferred, message, now: clock.now() });
        return { message, result };
      } catch {
        // A draft that throws keeps what it has stored.
        return undefined;
      }
    },

    cancel() {
      const error = new DOMException("The message was cancelled", "AbortError");
      dispatch({ type: "break", error });
    },

    stop: () => dispatch({ type: "stop" }),
  };
}

/** `Promise.withResolvers`, which older browsers lack. */
function createDeferred<Result>(onRetryAfter: OnRetryAfter | undefined): Deferred<Result> {
  let settle!: Pick<Deferred<Result>, "resolve" | "reject">;
  const promise = new Promise<Result>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle, onRetryAfter };
}
