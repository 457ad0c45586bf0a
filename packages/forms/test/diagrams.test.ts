import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as phoneReset from "../src/site/phone-reset/transition.cases.ts";
import { transition as resetTransition } from "../src/site/phone-reset/transition.ts";
import * as submit from "../src/submit/transition.cases.ts";
import { transition as submitTransition } from "../src/submit/transition.ts";

/** A Mermaid diagram of what each event does in each state. The first state is initial, and those without an arrow final. */
function stateDiagram<State, Event extends { readonly type: string }>(
  states: readonly State[],
  events: readonly Event[],
  transition: (before: State, event: Event) => State,
  statusOf: (state: State) => string,
): string {
  const statuses = [...new Set(states.map(statusOf))];
  const arrows = new Map<string, Set<string>>();
  for (const before of states)
    for (const event of events) {
      const [from, to] = [statusOf(before), statusOf(transition(before, event))];
      const arrow = `${from} --> ${to}`;
      if (from !== to) arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(event.type));
    }
  const final = statuses.filter(
    (status) => ![...arrows.keys()].some((arrow) => arrow.startsWith(`${status} `)),
  );
  return [
    "stateDiagram-v2",
    `[*] --> ${statuses[0]}`,
    ...Array.from(arrows, ([arrow, types]) => `${arrow}: ${[...types].join(", ")}`),
    ...final.map((status) => `${status} --> [*]`),
  ].join("\n  ");
}

test.for([
  [
    "submit.md",
    stateDiagram(
      submit.states,
      submit.events,
      (before, event) => submitTransition(before, event)[0],
      ({ shown }) => shown.status,
    ),
  ],
  [
    "phone-reset.md",
    stateDiagram(
      Object.values(phoneReset.states),
      Object.values(phoneReset.events),
      resetTransition,
      ({ status }) => status,
    ),
  ],
] as const)(
  "docs/%s shows its machine's transitions, as `pnpm diagrams` writes them",
  async ([file, diagram]) => {
    const path = `${import.meta.dirname}/../docs/${file}`;
    const shown = readFileSync(path, "utf8").replace(/(?<=```mermaid\n)[^`]*/, `${diagram}\n`);
    await expect(shown).toMatchFileSnapshot(path);
  },
);
