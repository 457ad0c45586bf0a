/** Every event in every state, by their names in the cases. */
export function everyStep<State, Event>(
  states: Readonly<Record<string, State>>,
  events: Readonly<Record<string, Event>>,
) {
  return Object.entries(states).flatMap(([name, state]) =>
    Object.entries(events).map(([cause, event]) => [name, cause, state, event] as const),
  );
}

/** The transitions of a table as sorted strings, "state event state". */
export function transitionsOf(
  table: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>,
): string[] {
  return Object.entries(table)
    .flatMap(([from, events]) =>
      Object.entries(events).flatMap(([event, targets]) => targets.map((to) => `${from} ${event} ${to}`)),
    )
    .toSorted();
}
