import { createMachine } from "../machine/create-machine.ts";
import { failureMessage } from "../copy/failure-message.ts";
import { deepEqual } from "./deep-equal.ts";
import type {
  Message,
  Submission,
  SubmissionCommand,
  SubmissionEvent,
  SettledListener,
} from "./submission.ts";
import type { Submit, SubmitOptions } from "./submit.ts";
import { transition } from "./transition.ts";

/**
 * Creates the submit of a form (specification, sections 4 and 8), with a `send`, or with a queue that stores messages while
 * offline, see `createOfflineQueue`. If an option throws, the attempt fails.
 *
 * @param options.send - called for each attempt; its signal aborts on `cancel`
 * @param options.queue - instead of `send`; not shared with another submit
 * @param options.createIdempotencyKey - default: creates random UUIDs
 * @example
 * const contact = createSubmit({ send: (values: ContactValues, { signal }) => post("/contact", values, signal) });
 * await contact.submit(values); // { status: "failed", message: "Email is blocked", values }
 */
export function createSubmit<Values, Result>({
  send,
  queue,
  createIdempotencyKey = randomKey,
}: SubmitOptions<Values, Result>): Submit<Values, Result> {
  type MachineEvent = SubmissionEvent<Values, Result>;

  const listeners = new Set<SettledListener<Values, Result>>();
  let keyError: unknown;

  const machine = createMachine<Submission<Values, Result>, MachineEvent, SubmissionCommand<Values, Result>>({
    initial: { attempt: 0, message: undefined, shown: { status: "idle" } },
    transition,
    run(command, signal) {
      if (command.type === "send") return settleEvent(command.message, deliver(command.message, signal));
      if (command.type === "follow") {
        // A resumed message has no signal of its own.
        signal.addEventListener("abort", () => queue?.cancel());
        return settleEvent(command.message, command.result);
      }
      if (command.type === "notify") {
        listeners.add(command.listener);
        notifyAll();
      }
      return undefined;
    },
  });
  const { dispatch } = machine;
  const getState = () => machine.getState().shown;

  async function deliver({ values, key }: Message<Values>, signal: AbortSignal): Promise<Result> {
    if (!key) throw keyError;
    return (queue ? queue.send : send)(values, { signal, idempotencyKey: key, onRetryAfter });
  }

  function onRetryAfter(milliseconds: number): void {
    dispatch({ type: "wait", milliseconds, now: Date.now() });
  }

  /** A key, or "" if `createIdempotencyKey` throws. */
  function newKey(): string {
    try {
      return createIdempotencyKey();
    } catch (error) {
      keyError = error;
      return "";
    }
  }

  async function settleEvent(message: Message<Values>, result: Promise<Result>): Promise<MachineEvent> {
    try {
      return { type: "settle", message, shown: { status: "succeeded", result: await result } };
    } catch (error) {
      const { values } = message;
      return { type: "settle", message, shown: { status: "failed", message: failureMessage(error), values } };
    }
  }

  function notifyAll(): void {
    const state = getState();
    if (state.status === "sending" || state.status === "waiting") return;
    for (const listener of listeners) listener(state);
    listeners.clear();
  }

  machine.subscribe(notifyAll);
  let timer: ReturnType<typeof setTimeout> | undefined;
  machine.subscribe(() => {
    clearTimeout(timer);
    const state = getState();
    if (state.status === "waiting")
      timer = setTimeout(() => dispatch({ type: "retry" }), state.nextAttemptAt - Date.now());
  });
  queue?.subscribe(() => {
    const { status, message } = queue.getState();
    if (status === "trying") dispatch({ type: "retry" });
    else if (message) {
      const { values, since } = message;
      dispatch({ type: "settle", message, shown: { status: "queued", values, since } });
    }
  });

  return {
    getState,
    subscribe: machine.subscribe,
    submit: (values) =>
      new Promise((listener) => {
        const state = getState();
        if ((state.status === "queued" || state.status === "waiting") && !deepEqual(state.values, values))
          dispatch({ type: "cancel" });
        dispatch({ type: "submit", message: { values, key: newKey() }, listener });
      }),
    cancel: () => dispatch({ type: "cancel" }),
    reset: () => dispatch({ type: "reset" }),
    resume() {
      const { status } = getState();
      const resumed = status === "idle" || status === "queued" ? queue?.resume(onRetryAfter) : undefined;
      if (resumed) dispatch({ type: "follow", ...resumed });
    },
    stop() {
      queue?.stop();
      dispatch({ type: "stop" });
    },
  };
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing without HTTPS, as on a phone in development. */
function randomKey(): string {
  return "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replaceAll(/[xy]/g, (place) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (place === "x" ? random % 16 : 8 + (random % 4)).toString(16);
  });
}
