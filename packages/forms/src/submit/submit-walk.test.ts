import * as fc from "fast-check";
import { expect, test } from "vitest";
import { settled } from "../../test/settled.ts";
import { emptyContact } from "../index.ts";
import { fakeWorld, messageOf, OfflineError } from "./fake-world.ts";

const steps = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("submit"), words: fc.constantFrom("Hello", "Bye") }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("answer"),
      how: fc.constantFrom("taken", "refused", "lost", "lost", "lost", "lost"),
      which: fc.nat(1),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constantFrom("offline", "offline", "online", "wait", "return") }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constantFrom("cancel", "reset", "reload", "leave") }),
  },
);

type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

type Call = { key: string; words: string; page: number; taken: boolean };

/** Walks through a world; checks after each step what must always hold, and gives every send there was. */
async function walk(path: readonly Step[], been: Set<string>): Promise<Call[]> {
  const tab = fakeWorld();
  const { draft, sent } = tab;
  const answered = new Map<unknown, string>();
  const pages: number[] = [];
  let delivered: string | undefined;
  let submit = tab.open();
  let page = 0;

  for (const step of path) {
    const before = submit.getState();
    const typed = step.type === "submit" ? messageOf(step.words) : draft.read();
    if (step.type === "submit") {
      draft.write(typed);
      void submit.submit(messageOf(step.words));
    } else if (step.type === "answer") {
      const open = sent.filter((call) => !answered.has(call));
      const call = open[step.which % open.length];
      answered.set(call, step.how);
      delivered = call?.values.description;
      if (step.how === "taken") call?.resolve("Sent");
      else call?.reject(step.how === "lost" ? new OfflineError("Lost") : new Error("Refused"));
    } else if (step.type === "cancel") submit.cancel();
    else if (step.type === "reset") submit.reset();
    else if (step.type === "offline" || step.type === "online") tab.setOnline(step.type === "online");
    else if (step.type === "wait") tab.runTimers();
    else if (step.type === "return") {
      tab.setOnline(true);
      tab.runTimers();
    } else {
      submit.stop();
      if (step.type === "reload") submit = tab.open();
      page += 1;
      submit.resume();
    }
    await settled();
    const state = submit.getState();
    const queued = draft.readQueued();
    been.add(`${state.status} after ${queued?.tries ?? 0} tries`);
    while (pages.length < sent.length) pages.push(page);

    const underWay = sent.filter((call) => !answered.has(call) && !call.signal.aborted);
    expect(underWay.length).toBe(state.status === "sending" ? 1 : 0);
    expect(tab.timers.size + tab.ears.size).toBe(state.status === "queued" ? 1 : 0);
    expect(queued?.tries ?? 0).toBeLessThanOrEqual(5);
    const waiting = state.status === "queued" ? state.values : undefined;
    expect(state.status === "sending" ? undefined : queued?.values).toStrictEqual(waiting);
    const isSent =
      state.status === "succeeded" && before.status === "sending" && typed.description === delivered;
    expect(draft.read()).toStrictEqual(isSent ? emptyContact : typed);
  }

  return sent.map((call, index) => ({
    key: call.key,
    words: call.values.description,
    page: pages[index] ?? 0,
    taken: answered.get(call) === "taken" && !call.signal.aborted,
  }));
}

test("whatever happens, one send at most is under way, and what was typed is kept until it is sent", async () => {
  const been = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 60, size: "max" }), async (path) => {
      const calls = await walk(path, been);
      for (const [key, sameKey] of Map.groupBy(calls, (call) => call.key)) {
        const taken = sameKey.findIndex((call) => call.taken);
        expect(new Set(sameKey.map(({ words }) => words)).size, `messages of ${key}`).toBe(1);
        // What was taken is not sent again.
        expect([-1, sameKey.length - 1]).toContain(taken);
      }
      const retried = calls.filter((call, index) => {
        const last = calls[index - 1];
        return last && last.page === call.page && last.words === call.words && !last.taken;
      });
      const renamed = retried.filter((call) => calls[calls.indexOf(call) - 1]?.key !== call.key);
      expect(renamed, "tries of the same words with another key").toStrictEqual([]);
    }),
    { numRuns: 400, seed: 5 },
  );
  const far = ["idle", "succeeded", "failed"].map((status) => `${status} after 0 tries`);
  expect([...been]).toEqual(expect.arrayContaining([...far, "sending after 5 tries"]));
});
