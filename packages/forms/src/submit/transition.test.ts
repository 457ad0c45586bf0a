import { expect, test } from "vitest";
import { transition } from "./transition.ts";

const day = 86_400_000;
const idle = { attempt: 0, message: undefined, shown: { status: "idle" } } as const;

test.for([
  ["a millisecond less than a day old", { since: 1, tries: 4 }, "queued", "sending"],
  ["a day old", { since: 0, tries: 0 }, "failed", "failed"],
  ["retried five times", { since: day, tries: 5 }, "failed", "failed"],
] as const)("a queued message that is %s is %s by a later page", ([, age, resumed, due]) => {
  const message = { values: "Hello", key: "key-0", ...age };
  const [after] = transition(idle, { type: "resume", message, now: day });
  expect(after.shown.status).toBe(resumed);
  const queued = {
    ...idle,
    message,
    shown: { status: "queued", values: "Hello", since: age.since },
  } as const;
  expect(transition(queued, { type: "due", now: day })[0].shown.status).toBe(due);
});

test.for([
  [8000, "sending"],
  [8001, "waiting"],
] as const)("a wait of %i ms shows as %s", ([milliseconds, status]) => {
  const message = { values: "Hello", key: "key-0", since: 0, tries: 0 };
  const sending = { attempt: 1, message, shown: { status: "sending", attempt: 1 } } as const;
  expect(transition(sending, { type: "wait", milliseconds, now: 0 })[0].shown.status).toBe(status);
});
