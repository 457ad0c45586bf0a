/** Of each state, the events it listens to, and the state or states that each may lead to. */
type TransitionTable = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

/**
 * Draws a machine as a Mermaid state diagram: it starts in the table's first state and ends in those that lead nowhere.
 * Events between the same two states share an arrow.
 *
 * @param table - a machine's transition table
 * @example stateDiagram({ idle: { submit: "sending" }, sending: {} });
 */
export function stateDiagram(table: TransitionTable): string {
  const [first = ""] = Object.keys(table);
  const arrows = Object.entries(table).flatMap(([from, ways]) => arrowsOf(from, ways));
  return ["stateDiagram-v2", `[*] --> ${first}`, ...arrows].join("\n  ");
}

function arrowsOf(from: string, ways: TransitionTable[string]): string[] {
  const arrows = Object.entries(ways).flatMap(([event, targets]) =>
    [targets].flat().map((to) => ({ event, to })),
  );
  if (arrows.length === 0) return [`${from} --> [*]`];
  const byTarget = Map.groupBy(arrows, ({ to }) => to);
  return Array.from(byTarget, ([to, same]) => {
    return `${from} --> ${to}: ${same.map(({ event }) => event).join(", ")}`;
  });
}
