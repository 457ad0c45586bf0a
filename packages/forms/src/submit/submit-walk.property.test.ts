import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Submission, SubmissionCommand, SubmissionEvent } from "./submission.ts";
import { events } from "./transition.cases.ts";
import { transition } from "./transition.ts";

type State = Submission<string, string>;
type Event = SubmissionEvent<string, string>;
type Step = readonly [State, readonly SubmissionCommand<string, string>[]];

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<Event>(events.submit, events.queue, events.retry) },
    { weight: 4, arbitrary: fc.constantFrom<Event>(...Object.values(events)) },
  ),
  { minLength: 10, maxLength: 40, size: "max" },
);

const start = (): State => ({ attempt: 0, message: undefined, shown: { status: "idle" } });

test("in any order of events, at most one attempt is pending, sends are counted, and each submit is notified once", () => {
  const visited = new Set<string>();
  fc.assert(
    fc.property(steps, (path) => {
      let state = start();
      let isOpen = false;
      for (const event of path) {
        const before: State = state;
        const [after, commands]: Step = transition(before, event);
        state = after;
        visited.add(`${before.shown.status} ${event.type} ${after.shown.status}`);

        const notifications = commands.filter((command) => command.type === "notify");
        expect(notifications.map((command) => command.listener)).toStrictEqual(
          event.type === "submit" ? [event.listener] : [],
        );
        // A message that an earlier page left is pending like one sent here.
        if (event.type === "settle" && after !== before) isOpen = event.shown.status === "queued";
        for (const command of commands) {
          if (command.type === "abort") isOpen = false;
          if (command.type !== "send") continue;
          expect(isOpen, "an attempt is pending when another is sent").toBe(false);
          isOpen = true;
        }
        const { status } = after.shown;
        expect(isOpen).toBe(["sending", "waiting", "queued"].includes(status));
        const isSent = status === "sending" && after !== before;
        expect(after.attempt).toBe(isSent ? before.attempt + 1 : before.attempt);
        expect(before.shown.status === "succeeded" && isSent, "sends after a success").toBe(false);
      }
    }),
    { numRuns: 500 },
  );
  const far = [
    "failed submit sending",
    "idle settle queued",
    "queued retry sending",
    "waiting retry sending",
    "sending stop idle",
  ];
  expect([...visited]).toEqual(expect.arrayContaining(far));
});
