import { failureMessage } from "./failure-message.ts";
import type { SubmissionEvent, SubmitState } from "./submit-state.ts";
import { transition, transitions } from "./transition.ts";

/**
 * Delivers the values; rejects, or throws, an error whose `message` is fit for the visitor.
 *
 * @example const send: Send<ContactValues, unknown> = (values, { signal }) => api.contact.send(values, { signal });
 */
export type Send<Values, Answer> = (values: Values, options: { signal: AbortSignal }) => Promise<Answer>;

/**
 * A form's submit: one state, and the ways to watch and to change it. None of them needs `this`.
 *
 * @example const { getState, submit }: Submit<ContactValues, unknown> = createSubmit({ send });
 */
export type Submit<Values, Answer> = {
  /** The state now; the same object until it changes. */
  readonly getState: () => SubmitState<Values, Answer>;
  /** Calls `listener` after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends the values and resolves to the state this attempt settles in; it never rejects.
   * While sending, or after a success, it sends nothing and resolves to what that attempt came to.
   */
  readonly submit: (values: Values) => Promise<SubmitState<Values, Answer>>;
  /** Aborts the attempt under way and goes back to idle; its promise resolves to idle. */
  readonly cancel: () => void;
  /** Goes from succeeded or failed back to idle. */
  readonly reset: () => void;
};

/**
 * Runs the submit state machine around a `send` of yours (specification, sections 4 and 8).
 *
 * @param options.send - called once per attempt; its signal aborts on `cancel`
 * @returns the submit, idle
 * @example
 * const contact = createSubmit({ send: (values: ContactValues, { signal }) => post("/contact", values, signal) });
 * await contact.submit(values); // { status: "failed", message: "Email is blocked", values }
 */
export function createSubmit<Values, Answer>({
  send,
}: {
  send: Send<Values, Answer>;
}): Submit<Values, Answer> {
  type State = SubmitState<Values, Answer>;

  const changes = new EventTarget();
  let state: State = { status: "idle" };
  let latest = { attempt: 0, controller: new AbortController(), outcome: Promise.resolve<State>(state) };
  let settle: ((state: State) => void) | undefined;

  function dispatch(event: SubmissionEvent<Values, Answer>): void {
    const next = transition(state, event);
    if (next === state) return;
    state = next;
    if (next.status !== "sending") settle?.(next);
    changes.dispatchEvent(new Event("change"));
  }

  async function deliver(values: Values, attempt: number, signal: AbortSignal): Promise<void> {
    try {
      const answer = await send(values, { signal });
      dispatch({ type: "succeed", attempt, answer });
    } catch (error) {
      dispatch({ type: "fail", attempt, message: failureMessage(error), values });
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
      if (!transitions[state.status].submit) return latest.outcome;
      const attempt = latest.attempt + 1;
      const controller = new AbortController();
      const outcome = new Promise<State>((resolve) => {
        settle = resolve;
      });
      latest = { attempt, controller, outcome };
      dispatch({ type: "submit", attempt });
      // A listener may have cancelled already, and even have started another attempt.
      if (!controller.signal.aborted) void deliver(values, attempt, controller.signal);
      return outcome;
    },

    cancel() {
      if (state.status !== "sending") return;
      dispatch({ type: "cancel" });
      latest.controller.abort();
    },

    reset: () => dispatch({ type: "reset" }),
  };
}
