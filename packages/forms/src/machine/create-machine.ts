/** A running state machine. */
export type Machine<State, MachineEvent> = {
  /** Returns the current state; the same object until it changes. */
  readonly getState: () => State;
  /** Calls `listener` after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: MachineEvent) => void;
};

/**
 * Runs a pure transition: sets the state, runs the commands, then notifies the listeners. An event dispatched meanwhile
 * is queued.
 */
export function createMachine<State, MachineEvent, Command extends { readonly type: string }>({
  initial,
  transition,
  run,
  thrown,
}: {
  initial: State;
  /** Pure: the state after an event, the same object if nothing changes, and the commands to run. */
  transition: (state: State, event: MachineEvent) => readonly [State, readonly Command[]];
  /**
   * Runs one command. An asynchronous one returns a promise of an event, which is dispatched unless the command `abort` comes
   * first, which aborts its signal.
   */
  run: (command: Command, signal: AbortSignal) => Promise<MachineEvent> | undefined;
  /** The event for a command that throws, which skips those after it, or whose promise rejects. */
  thrown: (error: unknown) => MachineEvent;
}): Machine<State, MachineEvent> {
  const changes = new EventTarget();
  /** The first is being handled. */
  const events: MachineEvent[] = [];
  let state = initial;
  let pending: AbortController | undefined;

  function runCommand(command: Command): void {
    if (command.type === "abort") pending?.abort();
    const controller = new AbortController();
    const work = run(command, controller.signal);
    if (!work) return;
    pending = controller;
    void work.catch(thrown).then((event) => controller.signal.aborted || dispatch(event));
  }

  function handle(event: MachineEvent): void {
    const before = state;
    const [next, commands] = transition(before, event);
    state = next;
    try {
      commands.forEach(runCommand);
    } catch (error) {
      events.push(thrown(error));
    }
    if (next !== before) changes.dispatchEvent(new Event("change"));
  }

  function dispatch(event: MachineEvent): void {
    if (events.push(event) > 1) return;
    try {
      // Includes the events that are added meanwhile.
      for (const next of events) handle(next);
    } finally {
      events.length = 0;
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      const notify = () => listener();
      changes.addEventListener("change", notify);
      return () => changes.removeEventListener("change", notify);
    },
    dispatch,
  };
}
