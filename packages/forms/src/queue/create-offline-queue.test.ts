import { expect, test } from "vitest";
import { flushPromises } from "../../test/flush-promises.ts";
import { createOfflineQueue, createSubmit } from "../index.ts";
import type { OfflineQueueOptions } from "../index.ts";
import type { ContactValues } from "../site/index.ts";
import { createTestBrowser, contactMessage, OfflineError } from "../../test/test-browser.ts";

const hello = contactMessage("Hello");
const options = (signal = new AbortController().signal) => ({ signal, idempotencyKey: "key-1" });

/** A queue with a message, offline. */
async function waitingQueue() {
  const tab = createTestBrowser();
  await tab.setOnline(false);
  const queue = tab.openQueue();
  const controller = new AbortController();
  const answer = queue.send(hello, options(controller.signal));
  tab.sent[0]?.reject(new OfflineError("Failed to fetch"));
  await flushPromises();
  return { ...tab, queue, controller, answer };
}

test("while online, it sends by the given send and stores nothing", async () => {
  const { openQueue, sent, writes } = createTestBrowser();
  const answer = openQueue().send(hello, options());
  expect(sent).toMatchObject([{ values: hello, key: "key-1" }]);
  sent[0]?.resolve("Sent");
  await expect(answer).resolves.toBe("Sent");
  expect(writes).toStrictEqual([]);
});

test("its promise is pending while the message waits, and settles when it is sent", async () => {
  const { queue, answer, sent, setOnline, runTimers } = await waitingQueue();
  expect(queue.getState()).toMatchObject({ status: "waiting", message: { values: hello, tries: 0 } });
  await setOnline(true);
  await runTimers();
  sent[1]?.resolve("Sent");
  await expect(answer).resolves.toBe("Sent");
  expect(queue.getState()).toStrictEqual({ status: "empty", attempt: 2 });
});

test("each attempt is stored once, not again when it fails", async () => {
  const { sent, writes, setOnline, runTimers } = await waitingQueue();
  await setOnline(true);
  for (const attempt of [1, 2]) {
    await runTimers();
    sent[attempt]?.reject(new OfflineError("Failed to fetch"));
    await flushPromises();
  }
  expect(writes.map((text) => JSON.parse(text).queued.tries)).toStrictEqual([0, 1, 2]);
});

test("abort removes the message from the store, and its promise rejects with the reason", async () => {
  const { queue, answer, controller, draft, listeners } = await waitingQueue();
  controller.abort("gone");
  await expect(answer).rejects.toBe("gone");
  expect(draft.readQueued()).toBeUndefined();
  expect(listeners.size).toBe(0);
  expect(queue.getState().status).toBe("empty");
});

test("an already aborted signal sends nothing", async () => {
  const { openQueue, sent } = createTestBrowser();
  await expect(openQueue().send(hello, options(AbortSignal.abort("gone")))).rejects.toBe("gone");
  expect(sent).toStrictEqual([]);
});

test("while a message is queued, another one is rejected", async () => {
  const { queue, sent } = await waitingQueue();
  await expect(queue.send(contactMessage("Bye"), options())).rejects.toThrow("something went wrong");
  expect(sent).toHaveLength(1);
});

test("cancel rejects the promise of a resumed message", async () => {
  const { queue, openQueue, draft } = await waitingQueue();
  queue.stop();
  const later = openQueue();
  const left = later.resume();
  expect(left?.message).toStrictEqual({ values: hello, key: "key-1", since: 0, tries: 0 });
  later.cancel();
  await expect(left?.result).rejects.toMatchObject({ name: "AbortError" });
  expect(draft.readQueued()).toBeUndefined();
  later.cancel();
  expect(later.resume()).toBeUndefined();
});

test("stop ends the wait, and resume restarts it with the pending promise", async () => {
  const { queue, answer, listeners, draft, sent, setOnline, runTimers } = await waitingQueue();
  queue.stop();
  expect(listeners.size).toBe(0);
  expect(draft.readQueued()).toBeDefined();
  const left = queue.resume();
  await setOnline(true);
  await runTimers();
  expect(queue.resume()).toBeUndefined();
  sent[1]?.resolve("Sent");
  await expect(Promise.all([answer, left?.result])).resolves.toStrictEqual(["Sent", "Sent"]);
});

test("a second resume restarts the wait, and leaves no listener of the first", async () => {
  const { queue, listeners, setOnline, timers } = await waitingQueue();
  queue.resume();
  expect(listeners.size).toBe(1);
  await setOnline(true);
  queue.resume();
  expect([listeners.size, timers.size]).toStrictEqual([0, 1]);
});

test("without onOnline, a failure is final, and the stored message stays", async () => {
  const { draft, openQueue: _, ...tab } = createTestBrowser();
  const queue = createOfflineQueue<ContactValues, string>({
    draft,
    clock: tab.clock,
    network: { isOnline: () => false },
    isOffline: () => true,
    send: () => Promise.reject(new Error("Failed to fetch")),
  });
  await expect(queue.send(hello, options())).rejects.toThrow("Failed to fetch");
  draft.writeQueued({ values: hello, key: "key-0", since: 0, tries: 0 });
  expect(queue.resume()).toBeUndefined();
  expect(draft.readQueued()).toBeDefined();
});

const broken = (): never => {
  throw new Error("The port is broken");
};

/** [what throws, the broken options] */
const brokenPorts: readonly (readonly [
  string,
  (tab: ReturnType<typeof createTestBrowser>) => Partial<OfflineQueueOptions<ContactValues, string>>,
])[] = [
  ["isOffline", () => ({ isOffline: broken })],
  ["the store", () => ({ draft: { readQueued: () => undefined, writeQueued: broken } })],
  ["isOnline", ({ network }) => ({ network: { ...network, isOnline: broken } })],
  ["onOnline", ({ network }) => ({ network: { ...network, onOnline: broken } })],
  ["now", ({ clock }) => ({ clock: { ...clock, now: broken } })],
  ["random", ({ clock }) => ({ clock: { ...clock, random: broken } })],
];

test.for(brokenPorts)("if %s throws, the submit fails and may be retried", async ([, breakPort]) => {
  const tab = createTestBrowser();
  await tab.setOnline(false);
  const queue = createOfflineQueue<ContactValues, string>({
    draft: tab.draft,
    clock: tab.clock,
    network: tab.network,
    isOffline: () => true,
    send: () => Promise.reject(new OfflineError("Failed to fetch")),
    ...breakPort(tab),
  });
  const submit = createSubmit({ queue });
  for (const attempt of [1, 2]) {
    await submit.submit(hello);
    await flushPromises();
    expect(submit.getState(), `attempt ${attempt}`).toStrictEqual({
      status: "failed",
      message: "The port is broken",
      values: hello,
    });
  }
  expect(queue.getState().status).toBe("empty");
});

test("if setTimer throws, the waiting message fails", async () => {
  const { draft, listeners, network, clock, setOnline, ...tab } = createTestBrowser();
  await setOnline(false);
  const queue = createOfflineQueue<ContactValues, string>({
    draft,
    network,
    clock: { ...clock, setTimer: broken },
    isOffline: () => true,
    send: () => Promise.reject(new OfflineError("Failed to fetch")),
  });
  const submit = createSubmit({ queue });
  await expect(submit.submit(hello)).resolves.toMatchObject({ status: "queued" });
  await setOnline(true);
  expect(submit.getState()).toMatchObject({ status: "failed", message: "The port is broken" });
  expect([listeners.size, tab.timers.size]).toStrictEqual([0, 0]);
  expect(draft.readQueued()).toBeUndefined();
});

test("if the store cannot be read, a later page has nothing to resume", () => {
  const { clock, network } = createTestBrowser();
  const queue = createOfflineQueue<ContactValues, string>({
    draft: { readQueued: broken, writeQueued: () => {} },
    clock,
    network,
    isOffline: () => true,
    send: async () => "Sent",
  });
  const submit = createSubmit({ queue });
  submit.resume();
  expect(submit.getState()).toStrictEqual({ status: "idle" });
});
