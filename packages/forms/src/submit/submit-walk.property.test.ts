import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { QueuedMessage } from "./queued-message.ts";
import type { Submission, SubmissionCommand, SubmissionEvent } from "./submission.ts";
import { transition } from "./transition.ts";

type State = Submission<string, string>;
type Event = SubmissionEvent<string, string>;
type Step = readonly [State, readonly SubmissionCommand<string, string>[]];

const kinds = [
  ...(["submit", "resume", "due", "succeed", "lost", "refused", "busy"] as const),
  ...(["cancel", "stop", "break", "reset"] as const),
];
type Kind = (typeof kinds)[number];

const steps = fc.array(
  fc.record({
    kind: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom<Kind>("due", "lost") },
      { weight: 6, arbitrary: fc.constantFrom<Kind>(...kinds) },
    ),
    text: fc.constantFrom("Hello", "Bye"),
    hours: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(30) }),
  }),
  { maxLength: 40, size: "max" },
);

/** A message retried that many times offline, as the start of a walk. */
const startOf = (tries: number): Kind[] => [
  "submit",
  ...Array.from({ length: tries * 2 + 1 }, (_, index): Kind => (index % 2 === 0 ? "lost" : "due")),
];
const starts = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Kind[]>([]) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 5 }).map(startOf) },
);

function must(what: string, does: boolean): void {
  expect(does, `must ${what}`).toBe(true);
}

const start = (): State => ({ attempt: 0, message: undefined, shown: { status: "idle" } });
const hour = 3_600_000;

/** Runs the steps, with a crash after each command, and checks the invariants. */
function walk(path: readonly { kind: Kind; text: string; hours: number }[], visited: Set<string>): void {
  let state = start();
  let now = 0;
  let stored: QueuedMessage<string> | undefined;
  let isWaiting = false;
  let isPending = false;
  let unsent: QueuedMessage<string> | undefined;

  for (const [index, { kind, text, hours }] of path.entries()) {
    now += hours * hour;
    const before: State = Object.freeze(state);
    const leftBehind = stored;
    const message = { values: text, key: `key-${index}`, since: 0, tries: 0 };
    const failure = { type: "fail", error: new Error(kind), isOnline: false, now } as const;
    const event: Event | undefined = {
      submit: { type: "submit", message, listener: () => {} } as const,
      // A page resumes only what is stored.
      resume: { type: "resume", message: leftBehind, now } as const,
      // A queued message is due only after its wait.
      due: before.shown.status !== "queued" || isWaiting ? ({ type: "due", now } as const) : undefined,
      succeed: { type: "succeed", result: "Sent" } as const,
      lost: { ...failure, isNetworkFailure: true } as const,
      refused: { ...failure, isNetworkFailure: false } as const,
      busy: { type: "wait", milliseconds: 8001, now } as const,
      cancel: { type: "cancel" } as const,
      stop: { type: "stop" } as const,
      break: { type: "break", error: "full" } as const,
      reset: { type: "reset" } as const,
    }[kind];
    if (!event) continue;

    const [after, commands]: Step = transition(before, event);
    state = after;
    const { status } = after.shown;
    visited.add(`${status} after ${after.message?.tries ?? 0}`);
    if (after !== before && (event.type === "succeed" || event.type === "fail")) isPending = false;
    if (event.type === "due") isWaiting = false;

    const isRetried = (status === "sending" || status === "waiting") && after.message?.tries !== 0;
    const mustBeStored = status === "queued" || isRetried;

    const notifications = commands.filter((command) => command.type === "notify");
    expect(notifications.map((command) => command.listener)).toStrictEqual(
      event.type === "submit" ? [event.listener] : [],
    );
    for (const command of commands) {
      if (command.type === "store") {
        must("not store the same twice", !isDeepStrictEqual(command.message, stored));
        stored = command.message;
      } else if (command.type === "wait") {
        must("wait once", !isWaiting);
        isWaiting = true;
      } else if (command.type === "abort") {
        isPending = false;
        isWaiting = false;
      } else if (command.type === "send") {
        must("have no other attempt pending", !isPending);
        isPending = true;
        const isStored = isDeepStrictEqual(stored, command.message);
        must("be stored before it is sent again", command.message.tries === 0 || isStored);
        const isRetry = unsent?.values === command.message.values;
        must("keep its key until it is sent", !isRetry || unsent?.key === command.message.key);
        unsent = command.message;
      }
      // The page may crash here.
      must("survive a crash", !mustBeStored || stored?.values === after.message?.values);
    }
    if (status === "succeeded") unsent = undefined;

    must("stay in the store on stop", kind !== "stop" || stored === leftBehind);
    must("be stored only from its first failure until it settles", mustBeStored || !stored);
    must(
      "start no attempt while one is sending",
      before.shown.status !== "sending" || status !== "sending" || !(after !== before),
    );
    must("wait only while queued", !isWaiting || status === "queued");
    expect(isPending).toBe(status === "sending" || status === "waiting");
    const isSent = status === "sending" && after !== before;
    expect(after.attempt).toBe(isSent ? before.attempt + 1 : before.attempt);
    must("not be sent again after a success", !(before.shown.status === "succeeded" && isSent));
  }
}

test("in any order of events, at most one attempt is pending, sends are counted, each submit is notified once, and a queued message is stored before it is sent and survives a crash after any command", () => {
  const visited = new Set<string>();
  fc.assert(
    fc.property(starts, steps, (begun, path) => {
      walk([...begun.map((kind) => ({ kind, text: "Hello", hours: 0 })), ...path], visited);
    }),
    { numRuns: 500 },
  );
  const retried = [0, 1, 2, 3, 4, 5].flatMap((tries) => [`sending after ${tries}`, `waiting after ${tries}`]);
  const far = [0, 1, 2, 3, 4].map((tries) => `queued after ${tries}`);
  expect([...visited]).toEqual(
    expect.arrayContaining([...retried, ...far, "idle after 0", "succeeded after 0", "failed after 5"]),
  );
});
