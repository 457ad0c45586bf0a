import { expect, test } from "vitest";
import { everyStep, transitionsOf } from "../../test/transition-steps.ts";
import type { Submission, SubmissionCommand, SubmissionEvent } from "./submission.ts";
import { changes, events, states } from "./transition.cases.ts";
import { transition } from "./transition.ts";
import { submissionTransitions } from "./transitions.ts";

type State = Submission<string, string>;
type Event = SubmissionEvent<string, string>;
type Row = readonly [State, readonly SubmissionCommand<string, string>[]];

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

test("the cases cover every transition of the table, and no other", () => {
  const gone = rows.flatMap(([, , before, event]) => {
    const [after] = transition(before, event);
    return after === before ? [] : [`${before.shown.status} ${event.type} ${after.shown.status}`];
  });
  expect([...new Set(gone)].toSorted()).toStrictEqual(transitionsOf(submissionTransitions));
});
