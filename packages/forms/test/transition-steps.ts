/** Every event in every state, each by its name among the cases. */
export function everyStep<State, Event>(
  states: Readonly<Record<string, State>>,
  events: Readonly<Record<string, Event>>,
) {
  return Object.entries(states).flatMap(([name, state]) =>
    Object.entries(events).map(([cause, event]) => [name, cause, state, event] as const),
  );
}

/** The ways of a transition table, each as "state event state", in order. */
export function waysOf(
  table: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>,
): string[] {
  return Object.entries(table)
    .flatMap(([from, ways]) =>
      Object.entries(ways).flatMap(([event, targets]) => targets.map((to) => `${from} ${event} ${to}`)),
    )
    .toSorted();
}
