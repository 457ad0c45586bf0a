/** What `createMachine` takes. */
export type MachineOptions<State, MachineEvent, Command> = {
  readonly initial: State;
  /** Pure: the state after an event, the same object where nothing changes, and what is to be done about it. */
  readonly transition: (state: State, event: MachineEvent) => readonly [State, readonly Command[]];
  /**
   * Does one command. Where that takes a while, it gives a promise of what comes of it: an event that is dispatched,
   * unless another promise takes its place or a command `abort` comes before, which aborts its signal.
   */
  readonly run: (command: Command, signal: AbortSignal) => Promise<MachineEvent> | undefined;
  /** What it means that a command throws, which leaves those after it undone, or that its promise rejects. */
  readonly thrown?: (error: unknown) => MachineEvent;
};

/** A running machine: one state, and the ways to watch and to change it. */
export type Machine<State, MachineEvent> = {
  /** The state now; the same object until it changes. */
  readonly getState: () => State;
  /** Calls `listener` after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: MachineEvent) => void;
};

/**
 * Runs a pure transition: sets the state, runs the commands, then tells the listeners. An event that a command or a
 * listener dispatches meanwhile has its turn afterwards.
 *
 * @example createMachine({ initial: 0, transition: (count, step: number) => [count + step, []], run: () => undefined });
 */
export function createMachine<State, MachineEvent, Command extends { readonly type: string }>({
  initial,
  transition,
  run,
  thrown,
}: MachineOptions<State, MachineEvent, Command>): Machine<State, MachineEvent> {
  const changes = new EventTarget();
  /** The first is under way. */
  const events: MachineEvent[] = [];
  let state = initial;
  let awaited = new AbortController();

  function perform(command: Command): void {
    if (command.type === "abort") awaited.abort();
    const controller = new AbortController();
    const work = run(command, controller.signal);
    if (!work) return;
    awaited = controller;
    void dispatchOutcome(work.catch(thrown), controller);
  }

  async function dispatchOutcome(work: Promise<MachineEvent>, controller: AbortController): Promise<void> {
    const event = await work;
    if (controller === awaited && !controller.signal.aborted) dispatch(event);
  }

  function take(event: MachineEvent): void {
    const before = state;
    const [next, commands] = transition(before, event);
    state = next;
    try {
      commands.forEach(perform);
    } catch (error) {
      if (!thrown) throw error;
      events.push(thrown(error));
    }
    if (next !== before) changes.dispatchEvent(new Event("change"));
  }

  function dispatch(event: MachineEvent): void {
    if (events.push(event) > 1) return;
    try {
      // Takes those too that are added on the way.
      for (const next of events) take(next);
    } finally {
      events.length = 0;
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      const tell = () => listener();
      changes.addEventListener("change", tell);
      return () => changes.removeEventListener("change", tell);
    },
    dispatch,
  };
}
