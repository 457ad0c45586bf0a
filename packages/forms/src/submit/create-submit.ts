import { failureOf } from "../copy/failure-message.ts";
import { createMachine } from "../machine/create-machine.ts";
import { systemClock } from "./clock.ts";
import { deepEqual } from "./deep-equal.ts";
import { browserNetwork } from "./network.ts";
import type { QueuedMessage, Submit, SubmitOptions } from "./submit.ts";
import {
  transition,
  type SettledListener,
  type Submission,
  type SubmissionCommand,
  type SubmissionEvent,
} from "./transition.ts";

/**
 * Creates the submit of a form (specification, sections 4 and 8). If an option throws, the attempt fails.
 *
 * @param options.send - called for each attempt; its signal aborts on `cancel`
 * @param options.queue - stores a message if `send` fails while offline, and retries once the network is online, also on a
 * later page: up to five times within a day
 * @param options.clock - default: the system's
 * @example
 * const contact = createSubmit({ send: (values: ContactValues, { signal }) => post("/contact", values, signal) });
 * await contact.submit(values); // { status: "failed", message: "Email is blocked", values }
 */
export function createSubmit<Values, Result>({
  send,
  queue,
  clock = systemClock,
}: SubmitOptions<Values, Result>): Submit<Values, Result> {
  type MachineEvent = SubmissionEvent<Values, Result>;

  const network = queue?.network ?? browserNetwork();
  const canQueue = Boolean(queue && network.onOnline);
  const sendAndClear = queue?.draft.clearOnSuccess(send) ?? send;
  let stopTimer: (() => void) | undefined;

  const machine = createMachine<Submission<Values, Result>, MachineEvent, SubmissionCommand<Values, Result>>({
    initial: { attempt: 0, message: undefined, shown: { status: "idle" } },
    transition,
    thrown: (error) => ({ type: "break", error }),
    run(command, signal) {
      if (command.type === "send") return attempt(command.message, signal);
      if (command.type === "wait") return dueEvent(command.seconds, signal);
      if (command.type === "time") stopTimer = clock.setTimer(due, command.milliseconds);
      else if (command.type === "store") queue?.draft.writeQueued(command.message);
      else if (command.type === "notify") notifySettled(command.listener);
      return undefined;
    },
  });
  const { dispatch, subscribe } = machine;
  const getState = () => machine.getState().shown;
  const due = () => dispatch({ type: "due", now: clock.now() });

  async function attempt(
    { values, key: idempotencyKey }: QueuedMessage<Values>,
    signal: AbortSignal,
  ): Promise<MachineEvent> {
    const onRetryAfter = (milliseconds: number) => {
      if (!signal.aborted) dispatch({ type: "wait", milliseconds, now: clock.now() });
    };
    try {
      return {
        type: "succeed",
        result: await sendAndClear(values, { signal, idempotencyKey, onRetryAfter }),
      };
    } catch (error) {
      const isNetworkFailure = canQueue && (queue?.isOffline?.(error) ?? !failureOf(error).fieldErrors);
      return { type: "fail", error, isNetworkFailure, isOnline: network.isOnline(), now: clock.now() };
    }
  }

  /** Waits until the network has been online for some seconds, plus jitter. After an abort it stays pending. */
  async function dueEvent(seconds: number, signal: AbortSignal): Promise<MachineEvent> {
    const milliseconds = (seconds + clock.random()) * 1000;
    do {
      while (!network.isOnline()) await once((listener) => network.onOnline?.(listener), signal);
      await once((listener) => clock.setTimer(listener, milliseconds), signal);
    } while (!network.isOnline());
    return { type: "due", now: clock.now() };
  }

  function notifySettled(listener: SettledListener<Values, Result>): void {
    const leave = subscribe(notify);
    notify();
    function notify(): void {
      const state = getState();
      if (state.status === "sending" || state.status === "waiting") return;
      leave();
      listener(state);
    }
  }

  subscribe(() => getState().status === "waiting" || stopTimer?.());

  return {
    getState,
    subscribe,
    submit: (values) =>
      new Promise((listener) => {
        const state = getState();
        if ((state.status === "queued" || state.status === "waiting") && !deepEqual(state.values, values))
          dispatch({ type: "cancel" });
        dispatch({ type: "submit", message: { values, key: randomKey(), since: 0, tries: 0 }, listener });
      }),
    cancel: () => dispatch({ type: "cancel" }),
    reset: () => dispatch({ type: "reset" }),
    resume() {
      try {
        if (canQueue) dispatch({ type: "resume", message: queue?.draft.readQueued(), now: clock.now() });
      } catch {
        // A draft that throws keeps what it has stored.
      }
    },
    stop: () => dispatch({ type: "stop" }),
  };
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing without HTTPS, as on a phone in development. */
function randomKey(): string {
  return "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replaceAll(/[xy]/g, (place) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (place === "x" ? random % 16 : 8 + (random % 4)).toString(16);
  });
}

type Subscribe = (listener: () => void) => (() => void) | undefined;

/** Resolves on the first call of a listener, and unsubscribes it. */
async function once(subscribe: Subscribe, signal: AbortSignal): Promise<void> {
  let unsubscribe: ReturnType<Subscribe>;
  await new Promise<void>((resolve) => {
    unsubscribe = subscribe(resolve);
    if (unsubscribe) signal.addEventListener("abort", unsubscribe);
  });
  unsubscribe?.();
}
