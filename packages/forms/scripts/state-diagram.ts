import * as phoneReset from "../src/site/phone-reset/transition.cases.ts";
import { transition as resetTransition } from "../src/site/phone-reset/transition.ts";
import * as submit from "../src/submit/transition.cases.ts";
import { transition as submitTransition } from "../src/submit/transition.ts";

/** For each state, the events that it handles, and the states that each may lead to. */
type TransitionTable = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export const submitTransitions: TransitionTable = findTransitions(
  submit.states,
  submit.events,
  (before, event) => submitTransition(before, event)[0],
  ({ shown }) => shown.status,
);

const resetTransitions = findTransitions(
  Object.values(phoneReset.states),
  Object.values(phoneReset.events),
  resetTransition,
  ({ status }) => status,
);

/** The documents with a state diagram, each with the machine's transition table. */
export const documents: readonly { readonly file: string; readonly transitions: TransitionTable }[] = [
  { file: "docs/submit.md", transitions: submitTransitions },
  { file: "docs/phone-reset.md", transitions: resetTransitions },
];

/** Finds a machine's transitions by each event in each state. */
function findTransitions<State, Event extends { readonly type: string }>(
  states: readonly State[],
  events: readonly Event[],
  transition: (before: State, event: Event) => State,
  statusOf: (state: State) => string,
): TransitionTable {
  const table: Record<string, Record<string, string[]>> = {};
  for (const before of states) {
    const found = (table[statusOf(before)] ??= {});
    for (const event of events) {
      const status = statusOf(transition(before, event));
      const targets = found[event.type] ?? [];
      if (status === statusOf(before) || targets.includes(status)) continue;
      found[event.type] = [...targets, status];
    }
  }
  return table;
}

/** Replaces the diagram in a document by the diagram of a transition table. */
export const withDiagram = (document: string, table: TransitionTable) =>
  document.replace(/(?<=```mermaid\n)[^`]*/, `${stateDiagram(table)}\n`);

/**
 * A Mermaid state diagram: the table's first state is initial, and those without events are final. Events between the
 * same two states share an arrow.
 */
function stateDiagram(table: TransitionTable): string {
  const [first = ""] = Object.keys(table);
  const arrows = Object.entries(table).flatMap(([from, events]) => arrowsOf(from, events));
  return ["stateDiagram-v2", `[*] --> ${first}`, ...arrows].join("\n  ");
}

function arrowsOf(from: string, events: TransitionTable[string]): string[] {
  const arrows = Object.entries(events).flatMap(([event, targets]) => targets.map((to) => ({ event, to })));
  if (arrows.length === 0) return [`${from} --> [*]`];
  const byTarget = Map.groupBy(arrows, ({ to }) => to);
  return Array.from(byTarget, ([to, same]) => {
    return `${from} --> ${to}: ${same.map(({ event }) => event).join(", ")}`;
  });
}
