import { expect, test } from "vitest";
import { changes, events, states } from "./transition.cases.ts";
import { transition } from "./transition.ts";

test.for(changes)("in %s, %s leads to a state with %o", ([from, event, after]) => {
  expect(transition(states[from], events[event])).toMatchObject(after);
});

// docs/phone-reset.md shows which events change it.
test.for(Object.entries(states))("in %s, an event changes the status or nothing", ([, before]) => {
  for (const event of Object.values(events)) {
    const after = transition(Object.freeze(before), event);
    expect(after === before).toBe(after.status === before.status);
  }
});
