import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { flushPromises } from "../../test/flush-promises.ts";
import type { QueuedMessage } from "../index.ts";
import { contactForm, type ContactValues } from "../site/index.ts";
import { createTestBrowser, contactMessage, OfflineError } from "../../test/test-browser.ts";

const step = fc.record({
  type: fc.oneof(
    { weight: 2, arbitrary: fc.constant("submit") },
    { weight: 6, arbitrary: fc.constantFrom("accepted", "refused", "lost", "lost", "lost", "lost") },
    {
      weight: 6,
      arbitrary: fc.constantFrom("offline", "offline", "online", "wait", "return", "return", "busy"),
    },
    { weight: 2, arbitrary: fc.constantFrom("cancel", "reset", "reload", "leave", "crash", "day") },
  ),
  /** Which text is submitted, or which call is answered. */
  which: fc.nat(1),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const stepsOf = (...types: Step["type"][]): Step[] => types.map((type) => ({ type, which: 0 }));

/** A message retried that many times offline, as the start of a walk. */
const startOf = (tries: number): Step[] => [
  ...stepsOf("offline", "submit", "lost", "return"),
  ...Array.from({ length: tries - 1 }, () => stepsOf("lost", "return")).flat(),
];
/** A page that is left while a retry waits as the server asked: too rare by chance. */
const leaveWhileWaiting = [...startOf(1), ...stepsOf("busy", "leave")];
const path = fc
  .tuple(
    fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom<Step[]>([], leaveWhileWaiting) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 5 }).map(startOf) },
    ),
    fc.array(step, { maxLength: 30, size: "max" }),
  )
  .map(([start, rest]) => start.concat(rest));

/** A message that will be sent, not one that was rejected. */
const unlessRejected = (message: QueuedMessage<ContactValues> | undefined) =>
  message?.error ? undefined : message;

type Call = { key: string; text: string; page: number; accepted: boolean };

/** Runs the steps, checks the invariants after each, and returns every send. */
async function walk(steps: readonly Step[], visited: Set<string>, transitions: Set<string>): Promise<Call[]> {
  const tab = createTestBrowser();
  const { draft, sent } = tab;
  const answered = new Map<unknown, string>();
  const pages: number[] = [];
  const unchangedByStop: boolean[] = [];
  const unsettled = new Set<Promise<unknown>>();
  let delivered: string | undefined;
  let last: QueuedMessage<ContactValues> | undefined;
  /** The draft as listeners were notified. */
  let heard: unknown;
  let isChanged = true;
  let page = 0;
  let submit = open();

  function open() {
    const opened = tab.open();
    let from = opened.getState();
    opened.subscribe(() => {
      const to = opened.getState();
      // What a listener throws would be lost.
      isChanged &&= !isDeepStrictEqual(to, from);
      if (to.status !== from.status) transitions.add(`${from.status} → ${to.status}`);
      from = to;
      heard = draft.read();
    });
    return opened;
  }

  for (const { type, which } of steps) {
    const before = submit.getState();
    const message = contactMessage(which === 0 ? "Hello" : "Bye");
    const typed = type === "submit" ? message : draft.read();
    heard = undefined;
    if (type === "submit") {
      if (!isDeepStrictEqual(draft.read(), typed)) draft.write(typed);
      const outcome = submit.submit(message);
      unsettled.add(outcome);
      void outcome.then(() => unsettled.delete(outcome));
    } else if (type === "accepted" || type === "refused" || type === "lost") {
      const unanswered = sent.filter((call) => !answered.has(call));
      const call = unanswered[which % unanswered.length];
      answered.set(call, type);
      if (!call?.signal.aborted) delivered = call?.values.description;
      if (type === "accepted") call?.resolve("Sent");
      else call?.reject(type === "lost" ? new OfflineError("Lost") : new Error("Refused"));
    } else if (type === "offline" || type === "online") await tab.setOnline(type === "online");
    else if (type === "wait") await tab.runTimers();
    else if (type === "busy")
      sent.findLast((call) => !answered.has(call) && !call.signal.aborted)?.onRetryAfter?.(20_000);
    else if (type === "day") tab.advanceTime(86_400_000);
    else if (type === "return") {
      await tab.setOnline(true);
      await tab.runTimers();
    } else if (type === "cancel" || type === "reset") submit[type]();
    else {
      const left = draft.readQueued();
      // A crashed page loses its pending calls, and nobody awaits them.
      if (type === "crash") {
        for (const call of sent) answered.set(call, answered.get(call) ?? "crashed");
        tab.listeners.clear();
        tab.timers.clear();
        unsettled.clear();
      } else submit.stop();
      await flushPromises();
      unchangedByStop.push(isDeepStrictEqual(draft.readQueued(), left));
      if (type !== "leave") submit = open();
      page += 1;
      submit.resume();
      submit.resume();
    }
    await flushPromises();
    const state = submit.getState();
    const stored = draft.readQueued();
    const queued = unlessRejected(stored);
    const rejected = last && state.status === "failed" ? { key: last.key, values: last.values } : {};
    expect(stored ?? {}, "a rejected message is kept").toMatchObject(rejected);
    const now = tab.clock.now();
    expect(last ? now : (queued?.since ?? now), "the time of queueing").toBe(now);
    last = queued;
    visited.add(`${state.status} after ${queued?.tries ?? 0} tries`);
    const replaced = type === "submit" && before.status === "queued" ? before.values : message;
    expect(replaced !== message && sent.length > pages.length, "only other values are sent").toBe(
      !isDeepStrictEqual(replaced, message),
    );
    for (const call of sent.slice(pages.length)) {
      pages.push(page);
      // A retry survives a crash.
      expect(unlessRejected(call.stored)?.key, "stored as it is sent").toBe(
        type === "submit" ? undefined : call.key,
      );
      expect(before.status, "no send after a success").not.toBe("succeeded");
      expect(type === "submit" || tab.network.isOnline(), "retries are sent online").toBe(true);
    }
    expect(isChanged, "listeners are notified only of changes").toBe(true);
    expect(tab.repeatedWrites).toStrictEqual([]);

    const pending = sent.filter((call) => !answered.has(call) && !call.signal.aborted);
    const isSending = state.status === "sending" || state.status === "waiting";
    expect(pending.length).toBe(isSending ? 1 : 0);
    const isTimed = state.status === "queued" || state.status === "waiting";
    expect(tab.timers.size + tab.listeners.size).toBe(isTimed ? 1 : 0);
    const delay = state.status === "waiting" ? 20_000 : (2 ** (queued?.tries ?? 0) + 0.5) * 1000;
    for (const { milliseconds } of tab.timers) expect(milliseconds).toBe(delay);
    expect(isSending ? 0 : unsettled.size, "submits that never settle").toBe(0);
    expect(unchangedByStop, "stop leaves the store unchanged").not.toContain(false);
    expect(queued?.tries ?? 0).toBeLessThanOrEqual(5);
    const waiting = state.status === "queued" ? { ...queued, values: state.values } : undefined;
    expect(queued).toStrictEqual(isSending ? unlessRejected(pending[0]?.stored) : waiting);
    const isSent =
      state.status === "succeeded" &&
      (before.status === "sending" || before.status === "waiting") &&
      typed.description === delivered;
    expect(draft.read()).toStrictEqual(isSent ? contactForm.emptyValues : typed);
    expect(heard ?? draft.read(), "the draft is cleared before listeners are notified").toStrictEqual(
      draft.read(),
    );
  }

  if (draft.readQueued()) await duplicate(tab.items, draft.readQueued()?.key);
  return sent.map((call, index) => ({
    key: call.key,
    text: call.values.description,
    page: pages[index] ?? 0,
    accepted: answered.get(call) === "accepted" && !call.signal.aborted,
  }));
}

/** Duplicates a tab with its storage: the server recognizes the message by its key. */
async function duplicate(items: ReadonlyMap<string, string>, key: string | undefined): Promise<void> {
  const copy = createTestBrowser(items);
  copy.open().resume();
  await flushPromises();
  await copy.runTimers();
  expect(copy.sent.map((call) => call.key).filter((its) => its !== key)).toStrictEqual([]);
}

test("in any order of events, at most one send is pending, and typed text is kept until it is sent", async () => {
  const visited = new Set<string>();
  const transitions = new Set<string>();
  await fc.assert(
    fc.asyncProperty(path, async (steps) => {
      const calls = await walk(steps, visited, transitions);
      for (const [key, sameKey] of Map.groupBy(calls, (call) => call.key)) {
        const accepted = sameKey.findIndex((call) => call.accepted);
        expect(new Set(sameKey.map(({ text }) => text)).size, `messages of ${key}`).toBe(1);
        // An accepted message is not sent again.
        expect([-1, sameKey.length - 1]).toContain(accepted);
      }
      const retried = calls.filter((call, index) => {
        const last = calls[index - 1];
        return last && last.page === call.page && last.text === call.text && !last.accepted;
      });
      const renamed = retried.filter((call) => calls[calls.indexOf(call) - 1]?.key !== call.key);
      expect(renamed, "retries of the same text with another key").toStrictEqual([]);
    }),
    { numRuns: 400 },
  );
  const far = ["idle", "succeeded", "failed"].map((status) => `${status} after 0 tries`);
  const tries = [1, 2, 3, 4, 5].map((count) => `sending after ${count} tries`);
  expect([...visited]).toEqual(expect.arrayContaining([...far, ...tries]));

  const readme = readFileSync(`${import.meta.dirname}/../../README.md`, "utf8");
  const [, table = ""] = readme.split("| Events ");
  const shown = Array.from(table.matchAll(/^\| `(\w+)` .*→.*/gm), ([row, from]) =>
    Array.from(row.matchAll(/(?:→|or) (\w+)/g), ([, to]) => `${from} → ${to}`),
  );
  expect(transitions, "the transitions of README.md").toStrictEqual(new Set(shown.flat()));
});
