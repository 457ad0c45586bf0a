import { createMachine } from "../machine/create-machine.ts";
import { createUnderWay } from "../machine/create-under-way.ts";
import { createKey as randomKey } from "./create-key.ts";
import { failureMessage } from "./failure-message.ts";
import { isSame } from "./is-same.ts";
import { isSending, show } from "./shown.ts";
import type { Shown, Sources } from "./shown.ts";
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
  type Command = SubmissionCommand<Values, Answer>;

  const deliver = queue ? queue.send : send;
  const underWay = createUnderWay<Happening>();
  const initial: Submission<Values, Answer> = { status: "idle", attempt: 0 };
  const machine = createMachine<Submission<Values, Answer>, Happening, Command>({
    initial,
    transition,
    run(command, dispatch) {
      if (command.type === "send") void underWay.start((signal) => outcomeOf(command, signal), dispatch);
      else if (command.type === "tell") {
        waiting.add(command.tell);
        tellAll();
      } else {
        underWay.abort();
        // A message that was taken up knows no signal.
        queue?.cancel();
      }
    },
  });

  const sources = (): Sources<Values, Answer> => ({
    submission: machine.getState(),
    queue: queue?.getState(),
  });
  const view = createMachine<Shown<Values, Answer>, Sources<Values, Answer>, never>({
    initial: { of: initial, state: { status: "idle" } },
    transition: (shown, now) => [show(shown, now), []],
    run() {},
  });
  const waiting = new Set<Tell<Values, Answer>>();
  machine.subscribe(hear);
  queue?.subscribe(hear);

  async function outcomeOf(
    { attempt, message, answer }: Extract<Command, { type: "send" }>,
    signal: AbortSignal,
  ): Promise<Happening> {
    const options = { signal, idempotencyKey: message.key };
    try {
      return { type: "succeed", attempt, answer: await (answer ?? deliver(message.values, options)) };
    } catch (error) {
      return { type: "fail", attempt, text: failureMessage(error) };
    }
  }

  const isQueued = () => machine.getState().status === "sending" && !isSending(sources());

  function hear(): void {
    view.dispatch(sources());
    tellAll();
  }

  function tellAll(): void {
    const now = sources();
    if (isSending(now)) return;
    const { state } = show(view.getState(), now);
    for (const tell of waiting) tell(state);
    waiting.clear();
  }

  function unsent(values: Values) {
    try {
      return { message: { values, key: createKey() } };
    } catch (error) {
      const answer = Promise.reject<Answer>(error);
      // Nobody hears of it where nothing is sent.
      answer.catch(() => {});
      return { message: { values, key: "" }, answer };
    }
  }

  return {
    getState: () => view.getState().state,
    subscribe: view.subscribe,

    submit: (values) =>
      new Promise((tell) => {
        const { submission } = sources();
        const isOther = submission.status === "sending" && !isSame(submission.message.values, values);
        if (isOther && isQueued()) machine.dispatch({ type: "cancel" });
        machine.dispatch({ type: "submit", tell, ...unsent(values) });
      }),

    cancel: () => machine.dispatch({ type: "cancel" }),
    reset: () => machine.dispatch({ type: "reset" }),

    resume() {
      const { submission } = sources();
      if (submission.status !== "idle" && !isQueued()) return;
      const left = queue?.resume();
      if (left) machine.dispatch({ type: "follow", ...left });
    },

    stop() {
      queue?.stop();
      if (isSending(sources())) machine.dispatch({ type: "cancel" });
    },
  };
}
