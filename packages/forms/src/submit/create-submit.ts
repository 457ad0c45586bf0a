import type { QueuedMessage } from "../drafts/queued-message.ts";
import { failureMessage } from "./failure-message.ts";
import { isSame } from "./is-same.ts";
import { isSpent, maxTries, retryDelay } from "./queue-rules.ts";
import { browserEffects } from "./submit-effects.ts";
import type { SubmissionEvent, SubmitState } from "./submit-state.ts";
import type { Submit, SubmitOptions } from "./submit.ts";
import { transition, transitions } from "./transition.ts";
import { waitForNetwork } from "./wait-for-network.ts";

/**
 * Runs the submit state machine around a `send` of yours (specification, sections 4 and 8).
 *
 * With a `queue`, a message that finds no network while the browser says it is offline waits in the draft: it is
 * sent again when the network is back, also on a later page, for a day and five times at most.
 *
 * @param options.send - called once per attempt; its signal aborts on `cancel`
 * @param options.queue - where and when to queue; without it, every failure is one
 * @param options.effects - instead of the browser's clock, chance, timers and network, for tests
 * @returns the submit, idle
 * @example
 * const contact = createSubmit({ send: (values: ContactValues, { signal }) => post("/contact", values, signal) });
 * await contact.submit(values); // { status: "failed", message: "Email is blocked", values }
 */
export function createSubmit<Values, Answer>({
  send,
  queue,
  effects: given,
}: SubmitOptions<Values, Answer>): Submit<Values, Answer> {
  type State = SubmitState<Values, Answer>;

  const effects = { ...browserEffects, ...given };
  const changes = new EventTarget();
  let state: State = { status: "idle" };
  let latest = { attempt: 0, controller: new AbortController(), outcome: Promise.resolve<State>(state) };
  let settle: ((state: State) => void) | undefined;
  let message: { values: Values; key: string } | undefined;
  let queued: QueuedMessage<Values> | undefined;
  let stopWaiting: (() => void) | undefined;

  function dispatch(event: SubmissionEvent<Values, Answer>): void {
    const next = transition(state, event);
    if (next === state) return;
    state = next;
    keep(next);
    if (next.status !== "sending") settle?.(next);
    changes.dispatchEvent(new Event("change"));
  }

  /** Keeps the draft and the waiting in step with the state. */
  function keep(next: State): void {
    stopWaiting?.();
    if (next.status === "sending") return;
    if (next.status === "queued") return wait();
    if (next.status === "succeeded") forgetSent();
    else if (queued) queue?.draft.writeQueued(undefined);
    queued = undefined;
  }

  /** What was typed since the message left was not sent: it stays. */
  function forgetSent(): void {
    const typed = queue?.parse(queue.draft.read());
    if (typed?.status === "valid" && isSame(typed.values, message?.values)) queue?.draft.clear();
    else queue?.draft.writeQueued(undefined);
    message = undefined;
  }

  function put(next: QueuedMessage<Values>): void {
    queued = next;
    queue?.draft.writeQueued(next);
  }

  function wait(): void {
    stopWaiting?.();
    if (queued) stopWaiting = waitForNetwork(effects, retryDelay(queued, effects), retry);
  }

  function retry(): void {
    if (!queued || isSpent(queued, effects)) return dispatch({ type: "giveUp" });
    put({ ...queued, tries: queued.tries + 1 });
    void start("retry", queued);
  }

  function start(type: "submit" | "retry", { values, key }: { values: Values; key: string }): Promise<State> {
    const attempt = latest.attempt + 1;
    const controller = new AbortController();
    const outcome = new Promise<State>((resolve) => {
      settle = resolve;
    });
    latest = { attempt, controller, outcome };
    dispatch({ type, attempt });
    // A listener may have cancelled already, and even have started another attempt.
    if (!controller.signal.aborted) void deliver(values, key, attempt, controller.signal);
    return outcome;
  }

  async function deliver(values: Values, key: string, attempt: number, signal: AbortSignal): Promise<void> {
    try {
      const answer = await send(values, { signal, idempotencyKey: key });
      dispatch({ type: "succeed", attempt, answer });
    } catch (error) {
      if (attempt !== latest.attempt || signal.aborted) return;
      const mayWait = queued ? queued.tries < maxTries : !effects.isOnline();
      if (queue?.isOffline(error) && mayWait) {
        const waiting = queued ?? { values, key, since: effects.now(), tries: 0 };
        put(waiting);
        dispatch({ type: "queue", attempt, values, since: waiting.since });
      } else dispatch({ type: "fail", attempt, message: failureMessage(error), values });
    }
  }

  return {
    getState: () => state,

    subscribe(listener) {
      const hear = () => listener();
      changes.addEventListener("change", hear);
      return () => changes.removeEventListener("change", hear);
    },

    submit(values) {
      if (state.status === "queued" && !isSame(state.values, values)) dispatch({ type: "cancel" });
      if (state.status === "sending") return latest.outcome;
      if (!transitions[state.status].submit) return Promise.resolve(state);
      if (!message || !isSame(message.values, values)) message = { values, key: effects.createKey() };
      return start("submit", message);
    },

    cancel() {
      const { controller } = latest;
      const isSending = state.status === "sending";
      dispatch({ type: "cancel" });
      if (isSending) controller.abort();
    },

    reset: () => dispatch({ type: "reset" }),

    resume() {
      if (state.status === "queued") return wait();
      const found = queue?.draft.readQueued();
      if (!queue || !found || state.status !== "idle") return;
      const parsed = queue.parse(found.values);
      if (parsed.status === "invalid") return queue.draft.writeQueued(undefined);
      queued = { ...found, values: parsed.values };
      message = queued;
      dispatch({ type: "restore", values: queued.values, since: queued.since });
      if (isSpent(found, effects)) dispatch({ type: "giveUp" });
    },

    stop() {
      const { controller } = latest;
      if (state.status === "sending") {
        if (queued) dispatch({ type: "queue", attempt: state.attempt, ...queued });
        else dispatch({ type: "cancel" });
        controller.abort();
      }
      stopWaiting?.();
    },
  };
}
