import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { flushPromises } from "../../test/flush-promises.ts";
import { contactForm } from "../site/index.ts";
import { createTestBrowser, contactMessage, OfflineError } from "../../test/test-browser.ts";
import { submitTransitions } from "../../scripts/state-diagram.ts";

type Step =
  | { readonly type: "submit"; readonly text: string }
  | { readonly type: "answer"; readonly how: "accepted" | "refused" | "lost"; readonly which: number }
  | { readonly type: "offline" | "online" | "wait" | "return" | "day" | "busy" }
  | { readonly type: "cancel" | "reset" | "reload" | "leave" | "crash" };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("submit" as const), text: fc.constantFrom("Hello", "Bye") }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("answer" as const),
      how: fc.constantFrom("accepted", "refused", "lost", "lost", "lost", "lost"),
      which: fc.nat(1),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constantFrom("offline", "offline", "online", "wait", "return", "return", "busy"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constantFrom("cancel", "reset", "reload", "leave", "crash", "day") }),
  },
);

const lost: Step = { type: "answer", how: "lost", which: 0 };

/** A message retried that many times offline, as the start of a walk. */
const startOf = (tries: number): Step[] => [
  { type: "offline" },
  { type: "submit", text: "Hello" },
  lost,
  ...Array.from({ length: tries * 2 - 1 }, (_, index): Step => (index % 2 === 0 ? { type: "return" } : lost)),
];
/** A page that is left while a retry waits as the server asked: too rare by chance. */
const leaveWhileWaiting: Step[] = [...startOf(1), { type: "busy" }, { type: "leave" }];
const path = fc
  .tuple(
    fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom<Step[]>([], leaveWhileWaiting) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 5 }).map(startOf) },
    ),
    fc.array(step, { maxLength: 30, size: "max" }),
  )
  .map(([start, rest]) => start.concat(rest));

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
  let page = 0;
  let submit = open();

  function open() {
    const opened = tab.open();
    let from = opened.getState();
    opened.subscribe(() => {
      const to = opened.getState();
      expect(to, "listeners are notified only of changes").not.toStrictEqual(from);
      if (to.status !== from.status) transitions.add(`${from.status} → ${to.status}`);
      from = to;
    });
    return opened;
  }

  for (const next of steps) {
    const before = submit.getState();
    const typed = next.type === "submit" ? contactMessage(next.text) : draft.read();
    if (next.type === "submit") {
      draft.write(typed);
      const outcome = submit.submit(contactMessage(next.text));
      unsettled.add(outcome);
      void outcome.then(() => unsettled.delete(outcome));
    } else if (next.type === "answer") {
      const unanswered = sent.filter((call) => !answered.has(call));
      const call = unanswered[next.which % unanswered.length];
      answered.set(call, next.how);
      if (!call?.signal.aborted) delivered = call?.values.description;
      if (next.how === "accepted") call?.resolve("Sent");
      else call?.reject(next.how === "lost" ? new OfflineError("Lost") : new Error("Refused"));
    } else if (next.type === "offline" || next.type === "online") await tab.setOnline(next.type === "online");
    else if (next.type === "wait") await tab.runTimers();
    else if (next.type === "busy")
      sent.findLast((call) => !answered.has(call) && !call.signal.aborted)?.onRetryAfter?.(20_000);
    else if (next.type === "day") tab.advanceTime(86_400_000);
    else if (next.type === "return") {
      await tab.setOnline(true);
      await tab.runTimers();
    } else if (next.type === "cancel" || next.type === "reset") submit[next.type]();
    else {
      const left = draft.readQueued();
      // A crashed page loses its pending calls, and nobody awaits them.
      if (next.type === "crash") {
        for (const call of sent) answered.set(call, answered.get(call) ?? "crashed");
        tab.listeners.clear();
        tab.timers.clear();
        unsettled.clear();
      } else submit.stop();
      await flushPromises();
      unchangedByStop.push(isDeepStrictEqual(draft.readQueued(), left));
      if (next.type !== "leave") submit = open();
      page += 1;
      submit.resume();
    }
    await flushPromises();
    const state = submit.getState();
    const queued = draft.readQueued();
    visited.add(`${state.status} after ${queued?.tries ?? 0} tries`);
    while (pages.length < sent.length) pages.push(page);

    const pending = sent.filter((call) => !answered.has(call) && !call.signal.aborted);
    const isSending = state.status === "sending" || state.status === "waiting";
    expect(pending.length).toBe(isSending ? 1 : 0);
    const isTimed = state.status === "queued" || state.status === "waiting";
    expect(tab.timers.size + tab.listeners.size).toBe(isTimed ? 1 : 0);
    expect(isSending ? 0 : unsettled.size, "submits that never settle").toBe(0);
    expect(unchangedByStop, "stop leaves the store unchanged").not.toContain(false);
    expect(queued?.tries ?? 0).toBeLessThanOrEqual(5);
    const waiting = state.status === "queued" ? state.values : undefined;
    expect(isSending ? undefined : queued?.values).toStrictEqual(waiting);
    const isSent =
      state.status === "succeeded" &&
      (before.status === "sending" || before.status === "waiting") &&
      typed.description === delivered;
    expect(draft.read()).toStrictEqual(isSent ? contactForm.emptyValues : typed);
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

  const shown = Object.entries(submitTransitions).flatMap(([from, events]) =>
    Object.values(events).flatMap((targets) => targets.map((to) => `${from} → ${to}`)),
  );
  expect([...transitions].toSorted(), "the transitions of submitTransitions").toStrictEqual(
    [...new Set(shown)].toSorted(),
  );
});
