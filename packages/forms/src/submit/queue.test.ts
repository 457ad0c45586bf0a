import { expect, test } from "vitest";
import { flushPromises } from "../../test/flush-promises.ts";
import { createTestBrowser, contactMessage, OfflineError } from "../../test/test-browser.ts";

const hello = contactMessage("Hello");

/** A tab with a queued message. */
async function queueInTab() {
  const tab = createTestBrowser();
  const submit = tab.open();
  tab.advanceTime(1000);
  tab.draft.write(hello);
  await tab.setOnline(false);
  const outcome = submit.submit(hello);
  tab.sent[0]?.reject(new OfflineError("Failed to fetch"));
  return { ...tab, submit, outcome: await outcome };
}

test("stop ends the wait, and resume restarts it, leaving no listener or timer of the first", async () => {
  const { submit, listeners, timers, draft, sent, setOnline, runTimers } = await queueInTab();
  submit.stop();
  expect(listeners.size).toBe(0);
  expect(draft.readQueued()).toBeDefined();
  submit.resume();
  submit.resume();
  expect(listeners.size).toBe(1);
  await setOnline(true);
  submit.resume();
  await flushPromises();
  expect([listeners.size, timers.size]).toStrictEqual([0, 1]);
  await runTimers();
  submit.resume();
  sent[1]?.resolve("Sent");
  await flushPromises();
  expect(submit.getState()).toStrictEqual({ status: "succeeded", result: "Sent" });
});

test.for([
  ["the browser may be online", true, new OfflineError("Failed to fetch")],
  ["the failure is another one", false, new Error("Failed to fetch")],
] as const)("a send that fails is not queued if %s", async ([, online, error]) => {
  const tab = createTestBrowser();
  await tab.setOnline(online);
  const submit = tab.open();
  const outcome = submit.submit(hello);
  tab.sent[0]?.reject(error);
  await expect(outcome).resolves.toStrictEqual({
    status: "failed",
    message: "Failed to fetch",
    values: hello,
  });
});

test("a queued message that the server refuses by field fails at its first retry", async () => {
  const tab = createTestBrowser();
  await tab.setOnline(false);
  const submit = tab.open({ queue: { draft: tab.draft, network: tab.network } });
  const outcome = submit.submit(hello);
  tab.sent[0]?.reject(new OfflineError("Failed to fetch"));
  await outcome;
  await tab.setOnline(true);
  await tab.runTimers();
  const fieldErrors = { email: "Email is blocked" };
  tab.sent[1]?.reject(Object.assign(new Error("Please check"), { fieldErrors }));
  await flushPromises();
  expect(submit.getState()).toMatchObject({ status: "failed", fieldErrors });
  expect(tab.draft.readQueued()).toBeUndefined();
});

test("the same values, sent again while queued, stay queued, and others replace them under a new key", async () => {
  const { draft, sent, submit, outcome } = await queueInTab();
  await expect(submit.submit({ ...hello })).resolves.toBe(outcome);
  expect(sent).toHaveLength(1);
  const bye = contactMessage("Bye");
  const replaced = submit.submit(bye);
  sent[1]?.reject(new OfflineError("Failed to fetch"));
  await expect(replaced).resolves.toStrictEqual({ status: "queued", values: bye, since: 1000 });
  expect(draft.readQueued()).toStrictEqual({ values: bye, key: "key-3", since: 1000, tries: 0 });
});
