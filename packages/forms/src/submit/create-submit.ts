import { createMachine } from "../machine/create-machine.ts";
import { failureMessage } from "../copy/failure-message.ts";
import { isSame } from "./is-same.ts";
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
 * Runs a form's submit (specification, sections 4 and 8) around a `send` of yours, or around a queue that lets
 * messages wait for the network, see `createOfflineQueue`.
 *
 * @param options.send - called once per attempt; its signal aborts on `cancel`
 * @param options.queue - instead of `send`; this submit alone sends through it
 * @param options.createKey - makes idempotency keys, random UUIDs unless given
 * @returns the submit, idle. Where `createKey` or the queue throws, the attempt has failed
 * @example
 * const contact = createSubmit({ send: (values: ContactValues, { signal }) => post("/contact", values, signal) });
 * await contact.submit(values); // { status: "failed", message: "Email is blocked", values }
 */
export function createSubmit<Values, Answer>({
  send,
  queue,
  createKey = randomKey,
}: SubmitOptions<Values, Answer>): Submit<Values, Answer> {
  type MachineEvent = SubmissionEvent<Values, Answer>;

  const waiting = new Set<SettledListener<Values, Answer>>();
  let keyError: unknown;

  const machine = createMachine<Submission<Values, Answer>, MachineEvent, SubmissionCommand<Values, Answer>>({
    initial: { attempt: 0, message: undefined, shown: { status: "idle" } },
    transition,
    run(command, signal) {
      if (command.type === "send") return outcomeOf(command.message, deliver(command.message, signal));
      if (command.type === "follow") {
        // A message that was taken up knows no signal.
        signal.addEventListener("abort", () => queue?.cancel());
        return outcomeOf(command.message, command.answer);
      }
      if (command.type === "notify") {
        waiting.add(command.listener);
        notifyAll();
      }
      return undefined;
    },
  });
  const { dispatch } = machine;
  const getState = () => machine.getState().shown;

  async function deliver({ values, key }: Message<Values>, signal: AbortSignal): Promise<Answer> {
    if (!key) throw keyError;
    return (queue ? queue.send : send)(values, { signal, idempotencyKey: key });
  }

  /** A key, or "" where none could be made. */
  function newKey(): string {
    try {
      return createKey();
    } catch (error) {
      keyError = error;
      return "";
    }
  }

  async function outcomeOf(message: Message<Values>, answer: Promise<Answer>): Promise<MachineEvent> {
    try {
      return { type: "settle", message, shown: { status: "succeeded", answer: await answer } };
    } catch (error) {
      const { values } = message;
      return { type: "settle", message, shown: { status: "failed", message: failureMessage(error), values } };
    }
  }

  function notifyAll(): void {
    const state = getState();
    if (state.status === "sending") return;
    for (const listener of waiting) listener(state);
    waiting.clear();
  }

  machine.subscribe(notifyAll);
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
        if (state.status === "queued" && !isSame(state.values, values)) dispatch({ type: "cancel" });
        dispatch({ type: "submit", message: { values, key: newKey() }, listener });
      }),
    cancel: () => dispatch({ type: "cancel" }),
    reset: () => dispatch({ type: "reset" }),
    resume() {
      const { status } = getState();
      const left = status === "idle" || status === "queued" ? queue?.resume() : undefined;
      if (left) dispatch({ type: "follow", ...left });
    },
    stop() {
      queue?.stop();
      dispatch({ type: "stop" });
    },
  };
}

/**
 * A random UUID (RFC 9562, version 4), also where `crypto.randomUUID` is missing: on pages without HTTPS, such as a
 * phone that looks at a developer's machine.
 */
function randomKey(): string {
  return "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replaceAll(/[xy]/g, (place) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (place === "x" ? random % 16 : 8 + (random % 4)).toString(16);
  });
}
