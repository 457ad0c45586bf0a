import { expect, test } from "vitest";
import { everyStep, transitionsOf } from "../../test/transition-steps.ts";
import type { QueueCommand, QueueEvent, QueueState } from "./queue-state.ts";
import { changes, events, states } from "./transition.cases.ts";
import { transition } from "./transition.ts";
import { queueTransitions } from "./transitions.ts";

type State = QueueState<string, string>;
type Event = QueueEvent<string, string>;
type Row = readonly [State, readonly QueueCommand<string, string>[]];

const expected: Readonly<Record<string, Readonly<Record<string, Row | undefined>>>> = changes;

const rows = everyStep<State, Event>(states, events);

test.for(rows)(
  "in %s, %s has the transition that its case expects, or none",
  ([name, cause, state, event]) => {
    const before: State = Object.freeze(state);
    const [after, commands] = transition(before, event);
    const [next, todo] = expected[name]?.[cause] ?? [before, []];
    expect(after).toStrictEqual(next);
    expect(commands).toStrictEqual(todo);
    expect(after === before).toBe(next === before);
  },
);

test.for([
  [0, 1],
  [1, 2],
  [2, 4],
  [3, 8],
  [4, 16],
] as const)("after %i tries a message waits %i seconds", ([tries, seconds]) => {
  const message = { ...events.resume.message, tries };
  const [, commands] = transition<string, string>(states.empty, { ...events.resume, message });
  expect(commands).toStrictEqual([{ type: "wait", seconds }]);
});

test("the cases cover every transition of the table, and no other", () => {
  const gone = rows.flatMap(([, , before, event]) => {
    const [after] = transition(before, event);
    return after === before ? [] : [`${before.status} ${event.type} ${after.status}`];
  });
  expect([...new Set(gone)].toSorted()).toStrictEqual(transitionsOf(queueTransitions));
});
