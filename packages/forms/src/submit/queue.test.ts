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

test("a send that fails in an offline browser is queued", async () => {
  const { submit, outcome, draft } = await queueInTab();
  expect(outcome).toStrictEqual({ status: "queued", values: hello, since: 1000 });
  expect(submit.getState()).toBe(outcome);
  expect(draft.readQueued()).toStrictEqual({ values: hello, key: "key-1", since: 1000, tries: 0 });
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

test("a queued message is sent once online, with its key, and its draft is cleared before listeners are notified", async () => {
  const { draft, sent, submit, setOnline, runTimers } = await queueInTab();
  await runTimers();
  expect(sent).toHaveLength(1);

  await setOnline(true);
  await runTimers();
  expect(sent.map(({ key }) => key)).toStrictEqual(["key-1", "key-1"]);
  expect(submit.getState()).toStrictEqual({ status: "sending", attempt: 2 });

  const heard: unknown[] = [];
  submit.subscribe(() => heard.push(draft.read().description));
  sent[1]?.resolve("Sent");
  await flushPromises();
  expect(submit.getState()).toStrictEqual({ status: "succeeded", result: "Sent" });
  expect(heard).toStrictEqual([""]);
  expect(draft.readQueued()).toBeUndefined();
});

test("a queued message is retried after 1, 2, 4, 8 and 16 seconds plus jitter, and then fails", async () => {
  const { draft, sent, submit, setOnline, timers, runTimers } = await queueInTab();
  await setOnline(true);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    waits.push(...Array.from(timers, ({ milliseconds }) => milliseconds));
    await runTimers();
    sent[attempt]?.reject(new OfflineError("Failed to fetch"));
    await flushPromises();
  }
  expect(waits).toStrictEqual([1500, 2500, 4500, 8500, 16_500]);
  expect(new Set(sent.map(({ key }) => key))).toStrictEqual(new Set(["key-1"]));
  expect(submit.getState()).toStrictEqual({ status: "failed", message: "Failed to fetch", values: hello });
  expect([...timers]).toStrictEqual([]);
  expect(draft.readQueued()).toBeUndefined();
  expect(draft.read()).toStrictEqual(hello);
});

test("a retry that the server rejects fails at once", async () => {
  const { sent, submit, setOnline, runTimers } = await queueInTab();
  await setOnline(true);
  await runTimers();
  sent[1]?.reject(new Error("Email is blocked"));
  await flushPromises();
  expect(submit.getState()).toMatchObject({ status: "failed", message: "Email is blocked" });
});

test("going offline again during the wait uses up no retry", async () => {
  const { sent, draft, setOnline, runTimers } = await queueInTab();
  await setOnline(true);
  await setOnline(false);
  await runTimers();
  expect(sent).toHaveLength(1);
  expect(draft.readQueued()?.tries).toBe(0);
  await setOnline(true);
  await runTimers();
  expect(sent).toHaveLength(2);
});

test("cancel removes the queued message and keeps the typed text", async () => {
  const { draft, listeners, sent, submit, setOnline, runTimers } = await queueInTab();
  expect(listeners.size).toBe(1);
  submit.cancel();
  expect(submit.getState()).toStrictEqual({ status: "idle" });
  expect(draft.readQueued()).toBeUndefined();
  expect(draft.read()).toStrictEqual(hello);
  expect(listeners.size).toBe(0);
  await setOnline(true);
  await runTimers();
  expect(sent).toHaveLength(1);
});

test("different values, sent while a message waits, replace it under a new key", async () => {
  const { draft, sent, submit } = await queueInTab();
  const bye = contactMessage("Bye");
  const outcome = submit.submit(bye);
  sent[1]?.reject(new OfflineError("Failed to fetch"));
  await expect(outcome).resolves.toStrictEqual({ status: "queued", values: bye, since: 1000 });
  expect(draft.readQueued()).toStrictEqual({ values: bye, key: "key-2", since: 1000, tries: 0 });
});

test("the same values, sent again while queued, stay queued", async () => {
  const { sent, submit, outcome } = await queueInTab();
  await expect(submit.submit({ ...hello })).resolves.toBe(outcome);
  expect(sent).toHaveLength(1);
});

test("text typed while a message is being sent is kept when it succeeds", async () => {
  const { draft, sent, submit, setOnline, runTimers } = await queueInTab();
  draft.write(contactMessage("Bye"));
  await setOnline(true);
  await runTimers();
  sent[1]?.resolve("Sent");
  await flushPromises();
  expect(submit.getState().status).toBe("succeeded");
  expect(draft.readQueued()).toBeUndefined();
  expect(draft.read()).toStrictEqual(contactMessage("Bye"));
});

test("a later page resumes the message and sends it with the same key", async () => {
  const { open, sent, submit, setOnline, runTimers } = await queueInTab();
  submit.stop();
  await setOnline(true);
  const page = open();
  page.resume();
  expect(page.getState()).toStrictEqual({ status: "queued", values: hello, since: 1000 });
  await runTimers();
  expect(sent.map(({ key }) => key)).toStrictEqual(["key-1", "key-1"]);
});

test.for([
  ["sent at once", false],
  ["resumed by a later page", true],
])("a message %s waits where the server asks for it, and is cancelled", async ([, isResumed]) => {
  const tab = createTestBrowser();
  const submit = tab.open();
  if (isResumed) tab.draft.writeQueued({ values: hello, key: "key-0", since: 0, tries: 0 });
  if (isResumed) submit.resume();
  else void submit.submit(hello);
  await tab.runTimers();

  tab.sent[0]?.onRetryAfter?.(20_000);
  expect(submit.getState()).toMatchObject({ status: "waiting", values: hello });
  submit.cancel();
  expect(submit.getState()).toStrictEqual({ status: "idle" });
  expect(tab.sent[0]?.signal.aborted).toBe(true);
  expect(tab.draft.readQueued()).toBeUndefined();
});

test("a page closed during a retry leaves the message stored, and the retry counts", async () => {
  const { draft, open, sent, submit, setOnline, runTimers } = await queueInTab();
  await setOnline(true);
  await runTimers();
  submit.stop();
  expect(sent[1]?.signal.aborted).toBe(true);
  expect(submit.getState().status).toBe("queued");
  expect(draft.readQueued()?.tries).toBe(1);

  const page = open();
  page.resume();
  await runTimers();
  expect(sent).toHaveLength(3);
  expect(draft.readQueued()?.tries).toBe(2);
});

test.for([
  ["a day old", { since: -86_400_000, tries: 0 }],
  ["tried five times", { since: 0, tries: 5 }],
] as const)(
  "a message that is %s is not sent by a later page, which shows it as failed",
  async ([, exhausted]) => {
    const { draft, open, sent, runTimers } = createTestBrowser();
    draft.writeQueued({ values: hello, key: "key-0", ...exhausted });
    const page = open();
    page.resume();
    await flushPromises();
    expect(page.getState()).toStrictEqual({
      status: "failed",
      message: "something went wrong",
      values: hello,
    });
    expect(draft.readQueued()).toBeUndefined();
    await runTimers();
    expect(sent).toStrictEqual([]);
  },
);

// The first retry waits 1.5 s, the last one 16.5 s.
test.for([
  ["a millisecond less than a day old at its turn", { since: -86_398_499, tries: 0 }],
  ["tried four times", { since: 0, tries: 4 }],
] as const)("a message that is %s is sent by a later page", async ([, left]) => {
  const { draft, open, sent, runTimers } = createTestBrowser();
  draft.writeQueued({ values: hello, key: "key-0", ...left });
  const page = open();
  page.resume();
  expect(page.getState()).toStrictEqual({ status: "queued", values: hello, since: left.since });
  await runTimers();
  expect(sent).toMatchObject([{ values: hello, key: "key-0" }]);
});

test("a message that is a day old when it is due fails", async () => {
  const { draft, open, sent, runTimers } = createTestBrowser();
  draft.writeQueued({ values: hello, key: "key-0", since: -86_398_500, tries: 0 });
  const page = open();
  page.resume();
  expect(page.getState()).toMatchObject({ status: "queued" });
  await runTimers();
  expect(page.getState()).toMatchObject({ status: "failed", message: "something went wrong" });
  expect(sent).toStrictEqual([]);
});

test("a stored message that is invalid is removed", () => {
  const broken = { values: { ...hello, topic: "Refunds" }, key: "key-0", since: 0, tries: 0 };
  const { items, open } = createTestBrowser(new Map([["draft-contact", JSON.stringify({ queued: broken })]]));
  const page = open();
  page.resume();
  expect(page.getState()).toStrictEqual({ status: "idle" });
  expect([...items]).toStrictEqual([]);
});

test("retrying the same values keeps the key; different values, or a success, get a new one", async () => {
  const { open, sent } = createTestBrowser();
  const submit = open();
  for (const [index, [values, settle]] of (
    [
      [hello, "reject"],
      [{ ...hello }, "reject"],
      [contactMessage("Bye"), "reject"],
      [hello, "resolve"],
      [hello, "resolve"],
    ] as const
  ).entries()) {
    const outcome = submit.submit(values);
    sent[index]?.[settle]("x");
    await outcome;
    submit.reset();
  }
  const keys = sent.map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
});

test("values that a later page fails to send keep their key when resubmitted", async () => {
  const { open, sent, submit, setOnline, runTimers } = await queueInTab();
  submit.stop();
  await setOnline(true);
  const page = open();
  page.resume();
  await runTimers();
  sent[1]?.reject(new Error("Refused"));
  await flushPromises();
  void page.submit({ ...hello });
  expect(sent.map(({ key }) => key)).toStrictEqual(["key-1", "key-1", "key-1"]);
});
