import { createMachine } from "../machine/create-machine.ts";
import { createKey as randomKey } from "./create-key.ts";
import { failureMessage } from "./failure-message.ts";
import { isSame } from "./is-same.ts";
import type { Submission, SubmissionCommand, SubmissionEvent, Tell } from "./submission.ts";
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
  type Happening = SubmissionEvent<Values, Answer>;
  type Message = { readonly values: Values; readonly key: string };

  const deliver = queue ? queue.send : send;
  const waiting = new Set<Tell<Values, Answer>>();
  /** Goes by its key until it is sent. */
  let unsent: Message | undefined;

  const machine = createMachine<Submission<Values, Answer>, Happening, SubmissionCommand<Values, Answer>>({
    initial: { attempt: 0, shown: { status: "idle" } },
    transition,
    run(command, signal) {
      if (command.type === "send") return outcomeOf(command.values, sent(command.values, signal));
      if (command.type === "tell") {
        waiting.add(command.tell);
        tellAll();
      }
      if (command.type !== "resume") return undefined;
      const left = queue?.resume();
      if (!left) return undefined;
      unsent = left.message;
      // A message that was taken up knows no signal.
      signal.addEventListener("abort", () => queue?.cancel());
      return outcomeOf(left.message.values, left.answer);
    },
  });
  const { dispatch } = machine;
  const getState = () => machine.getState().shown;

  async function sent(values: Values, signal: AbortSignal): Promise<Answer> {
    if (!unsent || !isSame(unsent.values, values)) unsent = { values, key: createKey() };
    return deliver(values, { signal, idempotencyKey: unsent.key });
  }

  async function outcomeOf(values: Values, answer: Promise<Answer>): Promise<Happening> {
    try {
      return { type: "settle", shown: { status: "succeeded", answer: await answer } };
    } catch (error) {
      return { type: "settle", shown: { status: "failed", message: failureMessage(error), values } };
    }
  }

  function tellAll(): void {
    const state = getState();
    if (state.status === "sending") return;
    if (state.status === "succeeded") unsent = undefined;
    for (const tell of waiting) tell(state);
    waiting.clear();
  }

  machine.subscribe(tellAll);
  queue?.subscribe(() => {
    const { status, message } = queue.getState();
    if (status === "trying") dispatch({ type: "retry" });
    else if (message) {
      const { values, since } = message;
      dispatch({ type: "settle", shown: { status: "queued", values, since } });
    }
  });

  return {
    getState,
    subscribe: machine.subscribe,
    submit: (values) =>
      new Promise((tell) => {
        const state = getState();
        if (state.status === "queued" && !isSame(state.values, values)) dispatch({ type: "cancel" });
        dispatch({ type: "submit", values, tell });
      }),
    cancel: () => dispatch({ type: "cancel" }),
    reset: () => dispatch({ type: "reset" }),
    resume: () => dispatch({ type: "resume" }),
    stop() {
      queue?.stop();
      dispatch({ type: "stop" });
    },
  };
}
