import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { QueueCommand, QueueEvent, QueueState, Deferred } from "./queue-state.ts";
import type { QueuedMessage } from "./queued-message.ts";
import { transition } from "./transition.ts";

type State = QueueState<string, string>;
type Event = QueueEvent<string, string>;
type Step = readonly [State, readonly QueueCommand<string, string>[]];

const kinds = ["send", "resume", "due", "succeed", "lost", "refused", "cancel", "stop", "break"] as const;
type Kind = (typeof kinds)[number];

const steps = fc.array(
  fc.record({
    kind: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom<Kind>("due", "lost") },
      { weight: 5, arbitrary: fc.constantFrom<Kind>(...kinds) },
    ),
    isLate: fc.oneof(
      { weight: 8, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    hours: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(30) }),
  }),
  { maxLength: 30, size: "max" },
);

/** A message retried that many times offline, as the start of a walk. */
const startOf = (tries: number): Kind[] => [
  "send",
  ...Array.from({ length: tries * 2 + 1 }, (_, index): Kind => (index % 2 === 0 ? "lost" : "due")),
];
const starts = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Kind[]>([]) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 5 }).map(startOf) },
);

function must(what: string, does: boolean): void {
  expect(does, `must ${what}`).toBe(true);
}

const newDeferred = (): Deferred<string> => ({
  promise: Promise.resolve("Sent"),
  resolve: () => {},
  reject: () => {},
});

const start = (): State => ({ status: "empty", attempt: 0 });
const hour = 3_600_000;

/** Runs the steps, with a crash after each command, and checks the invariants. */
function walk(kindsAndMore: { kind: Kind; isLate: boolean; hours: number }[], visited: Set<string>): void {
  let state = start();
  let now = 0;
  let stored: QueuedMessage<string> | undefined;
  let isWaiting = false;
  let pending = 0;
  const open = new Set<Deferred<string>>();

  for (const { kind, isLate, hours } of kindsAndMore) {
    now += hours * hour;
    const before: State = state;
    const leftBehind = stored;
    const deferred: Deferred<string> = before.deferred && !isLate ? before.deferred : newDeferred();
    const message = { values: `message of ${open.size}`, key: `key-${before.attempt}`, since: now, tries: 0 };
    const failure = { error: new Error(kind), isOnline: false, now };
    const event: Event | undefined = {
      send: { type: "send", deferred: newDeferred(), message } as const,
      // A page resumes only what is stored.
      resume: leftBehind && ({ type: "resume", deferred, message: leftBehind, now } as const),
      // Only `waiting` waits.
      due: before.status === "waiting" && isWaiting ? ({ type: "due", now } as const) : undefined,
      succeed: { type: "succeed", result: "Sent" } as const,
      lost: { type: "fail", isNetworkFailure: true, ...failure } as const,
      refused: { type: "fail", isNetworkFailure: false, ...failure } as const,
      cancel: { type: "break", deferred, error: "cancelled" } as const,
      stop: { type: "stop" } as const,
      break: { type: "break", error: "full" } as const,
    }[kind];
    if (!event) continue;
    if (event.type === "send" || (event.type === "resume" && before.status === "empty"))
      open.add(event.deferred);

    if (kind === "due") isWaiting = false;
    const [after, commands]: Step = transition(before, event);
    state = after;
    visited.add(`${after.status} after ${after.status === "empty" ? 0 : after.message.tries}`);
    for (const command of commands) {
      if (command.type === "store") {
        must("not store the same twice", !isDeepStrictEqual(command.message, stored));
        stored = command.message;
      } else if (command.type === "wait") isWaiting = true;
      else if (command.type === "abort") {
        if (before.status === "trying") pending -= 1;
        isWaiting = false;
      } else if (command.type === "resolve" || command.type === "reject")
        must("settle once", open.delete(command.deferred));
      else {
        pending += 1;
        isWaiting = false;
        const isStored = isDeepStrictEqual(stored, command.message);
        must("be stored before it is sent again", command.message.tries === 0 || isStored);
      }
      // The page may crash here.
      const mustBeStored =
        after.status === "waiting" || (after.status === "trying" && after.message.tries > 0);
      // It is stored from the first command after the first send on.
      must("survive a crash", !mustBeStored || stored?.values === after.message.values);
    }
    if ((event.type === "succeed" || event.type === "fail") && state !== before) pending -= 1;
    must("ignore a late cancel", !isLate || kind !== "cancel" || state === before);
    must("stay in the store on stop", kind !== "stop" || stored === leftBehind);
    expect(pending).toBe(state.status === "trying" ? 1 : 0);
    expect(open.size, "pending promises").toBe(state.status === "empty" ? 0 : 1);
    expect(isWaiting && state.status !== "waiting").toBe(false);
  }
}

test("in any order of events, a waiting message is stored before it is sent, settles once, and survives a crash after any command", () => {
  const visited = new Set<string>();
  fc.assert(
    fc.property(starts, steps, (begun, path) => {
      walk([...begun.map((kind) => ({ kind, isLate: false, hours: 0 })), ...path], visited);
    }),
    { numRuns: 500 },
  );
  const tries = [0, 1, 2, 3, 4, 5];
  const far = tries.flatMap((count) => [`waiting after ${count}`, `trying after ${count}`]);
  expect([...visited]).toEqual(
    expect.arrayContaining([...far.filter((name) => name !== "waiting after 5"), "empty after 0"]),
  );
});
