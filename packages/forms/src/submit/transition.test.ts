import { expect, test } from "vitest";
import { events, rows, states } from "./transition.cases.ts";
import { transition } from "./transition.ts";

test.for(rows)("in %s, %s leads to %o", ([state, event, next]) => {
  const before = Object.freeze(states[state]);
  const after = transition<string, string>(before, events[event]);
  expect(after).toStrictEqual(next ?? before);
  expect(after === before).toBe(next === null);
});

test("the table has every state with every event, once", () => {
  const pairs = new Set(rows.map(([state, event]) => `${state} ${event}`));
  expect(pairs.size).toBe(rows.length);
  expect(pairs.size).toBe(Object.keys(states).length * Object.keys(events).length);
});
