import { expect, test } from "vitest";
import type { PhoneResetEvent, PhoneResetState } from "./phone-reset-state.ts";
import { changes, events, states } from "./transition.cases.ts";
import { phoneResetTransitions, transition } from "./transition.ts";

const expected: Readonly<Record<string, Readonly<Record<string, PhoneResetState | undefined>>>> = changes;

const rows: (readonly [string, string, PhoneResetState, PhoneResetEvent])[] = Object.entries(states).flatMap(
  ([name, state]) => Object.entries(events).map(([cause, event]) => [name, cause, state, event] as const),
);

test.for(rows)(
  "in %s, %s has the transition that its case expects, or none",
  ([name, cause, state, event]) => {
    const before = Object.freeze(state);
    const after = transition(before, event);
    const next = expected[name]?.[cause];
    expect(after).toStrictEqual(next ?? before);
    expect(after === before).toBe(next === undefined);
  },
);

test("the cases cover every transition of the table, and no other", () => {
  const told = Object.entries(phoneResetTransitions).flatMap(([from, ways]) =>
    Object.entries(ways).flatMap(([event, targets]) => targets.map((to) => `${from} ${event} ${to}`)),
  );
  const gone = rows.flatMap(([, , before, event]) => {
    const after = transition(before, event);
    return after === before ? [] : [`${before.status} ${event.type} ${after.status}`];
  });
  expect([...new Set(gone)].toSorted()).toStrictEqual(told.toSorted());
});
