import { expect, test } from "vitest";
import type { Submission, SubmissionCommand, SubmissionEvent } from "./submission.ts";
import { changes, events, states } from "./transition.cases.ts";
import { transition, transitions } from "./transition.ts";

type State = Submission<string, string>;
type Event = SubmissionEvent<string, string>;
type Row = readonly [State, readonly SubmissionCommand<string, string>[]];

const expected: Readonly<Record<string, Readonly<Record<string, Row | undefined>>>> = changes;

const rows: (readonly [string, string, State, Event])[] = Object.entries(states).flatMap(([name, state]) =>
  Object.entries<Event>(events).map(([cause, event]) => [name, cause, state, event] as const),
);

test.for(rows)("in %s, %s leads where the cases say, or nowhere", ([name, cause, state, event]) => {
  const before: State = Object.freeze(state);
  const [after, commands] = transition(before, event);
  // Whoever submits is told in any case.
  const nowhere: Row = [before, event.type === "submit" ? [{ type: "tell", tell: event.tell }] : []];
  const [next, todo] = expected[name]?.[cause] ?? nowhere;
  expect(after).toStrictEqual(next);
  expect(commands).toStrictEqual(todo);
  expect(after === before).toBe(next === before);
});

test("the cases go every way of the table, and no other", () => {
  const told = Object.entries(transitions).flatMap(([from, ways]) =>
    Object.entries(ways).map(([event, to]) => `${from} ${event} ${to}`),
  );
  const gone = rows.flatMap(([, , before, event]) => {
    const [after] = transition(before, event);
    return after === before ? [] : [`${before.status} ${event.type} ${after.status}`];
  });
  expect([...new Set(gone)].toSorted()).toStrictEqual(told.toSorted());
});
