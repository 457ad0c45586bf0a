import { expect, onTestFinished, test, vi } from "vitest";
import { flushPromises } from "../../test/flush-promises.ts";
import { createTestBrowser, contactMessage, OfflineError } from "../../test/test-browser.ts";
import { createSubmit } from "../index.ts";

const hello = contactMessage("Hello");
const bye = contactMessage("Bye");

test("a submit is idle, then sending, then succeeded with the result [spec 96]", async () => {
  const { open, sent } = createTestBrowser();
  const submit = open({ queue: undefined });
  expect(submit.getState()).toStrictEqual({ status: "idle" });

  const settled = submit.submit(hello);
  expect(submit.getState()).toStrictEqual({ status: "sending", attempt: 1 });
  expect(sent).toMatchObject([{ values: hello }]);

  sent[0]?.resolve("Sent");
  await expect(settled).resolves.toStrictEqual({ status: "succeeded", result: "Sent" });
  await expect(settled).resolves.toBe(submit.getState());
});

const unreadable = {
  get message() {
    throw new Error("refused");
  },
};

const fieldErrors = { email: "Email is blocked" };
const rejection = (errors: unknown) => Object.assign(new Error("Please check"), { fieldErrors: errors });

test.for<[what: string, thrown: unknown, message: string, shown?: object]>([
  ["an error", new Error("Email is blocked"), "Email is blocked"],
  ["an error of a subclass", new TypeError("Failed to fetch"), "Failed to fetch"],
  ["a DOMException", new DOMException("Timed out", "TimeoutError"), "Timed out"],
  ["an object with a message", { message: "Email is blocked" }, "Email is blocked"],
  ["an error without words", new Error(), "something went wrong"],
  ["an error of blanks", new Error(" \n"), "something went wrong"],
  ["a message that is no text", { message: { toString: () => "x" } }, "something went wrong"],
  ["a message that cannot be read", unreadable, "something went wrong"],
  ["a text", "Email is blocked", "something went wrong"],
  ["null", null, "something went wrong"],
  ["undefined", undefined, "something went wrong"],
  ["messages by field", rejection(fieldErrors), "Please check", { fieldErrors }],
  ["messages by field, one of them a number", rejection({ ...fieldErrors, topic: 7 }), "Please check"],
  ["a text as messages by field", rejection("Email is blocked"), "Please check"],
  ["null as messages by field", rejection(null), "Please check"],
])(
  "a send that rejects with %s fails with the visitor's messages [spec 138]",
  async ([, thrown, message, shown]) => {
    const submit = createSubmit<string, string>({ send: () => Promise.reject(thrown) });
    const failed = { status: "failed", error: thrown, message, values: "Hello", ...shown };
    await expect(submit.submit("Hello")).resolves.toStrictEqual(failed);
    expect(submit.getState()).toStrictEqual(failed);
  },
);

test("while a send waits, the same values change nothing, and others replace it", async () => {
  const now = new Date("2026-01-01T00:00:00Z");
  vi.useFakeTimers({ now });
  onTestFinished(() => void vi.useRealTimers());
  const { open, sent } = createTestBrowser();
  const submit = open({ clock: undefined, queue: undefined });
  void submit.submit(hello);
  sent[0]?.onRetryAfter?.(20_000);
  void submit.submit({ ...hello });
  const settled = submit.submit(bye);
  sent[1]?.onRetryAfter?.(20_000);
  expect(sent).toMatchObject([{ values: hello, signal: { aborted: true } }, { values: bye }]);
  const nextAttemptAt = now.getTime() + 20_000;
  expect(submit.getState()).toStrictEqual({ status: "waiting", values: bye, nextAttemptAt });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(submit.getState()).toMatchObject({ status: "waiting" });
  await vi.advanceTimersByTimeAsync(1);
  expect(submit.getState()).toStrictEqual({ status: "sending", attempt: 3 });
  sent[1]?.resolve("Sent");
  await expect(settled).resolves.toStrictEqual({ status: "succeeded", result: "Sent" });
});

test("a listener that cancels and resubmits as sending starts has only its own attempt pending", async () => {
  const { open, sent } = createTestBrowser();
  const submit = open();
  const leave = submit.subscribe(() => {
    leave();
    submit.cancel();
    void submit.submit(bye);
  });

  await expect(submit.submit(hello)).resolves.toStrictEqual({ status: "idle" });
  expect(sent.filter(({ signal }) => !signal.aborted)).toMatchObject([{ values: bye }]);
  expect(sent).toHaveLength(2);
  expect(submit.getState()).toStrictEqual({ status: "sending", attempt: 2 });
});

test("a send that cancels as it starts is aborted", async () => {
  const signals: AbortSignal[] = [];
  const submit = createSubmit<string, string>({
    send(_, { signal }) {
      signals.push(signal);
      submit.cancel();
      return new Promise(() => {});
    },
  });
  await expect(submit.submit("Hello")).resolves.toStrictEqual({ status: "idle" });
  expect(signals).toMatchObject([{ aborted: true }]);
});

test("each submit has a random UUID of version 4", async () => {
  const keys: string[] = [];
  const send = async (_: string, { idempotencyKey }: { idempotencyKey: string }) => keys.push(idempotencyKey);
  for (let visitor = 0; visitor < 100; visitor += 1) await createSubmit({ send }).submit("Hello");
  expect(new Set(keys).size).toBe(100);
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(keys.filter((key) => !uuid.test(key))).toStrictEqual([]);
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
    error,
    message: "Failed to fetch",
    values: hello,
  });
});

test("a queued message that the server rejects by field fails, and stays for later pages until it is sent itself", async () => {
  const tab = createTestBrowser();
  await tab.setOnline(false);
  const submit = tab.open({ queue: { draft: tab.draft, network: tab.network } });
  const outcome = submit.submit(hello);
  tab.sent[0]?.reject(new OfflineError("Failed to fetch"));
  await outcome;
  await tab.setOnline(true);
  await tab.runTimers();
  tab.sent[1]?.reject(Object.assign(new Error("Please check"), { fieldErrors }));
  await flushPromises();
  expect(submit.getState()).toMatchObject({ status: "failed", fieldErrors });
  const later = tab.open();
  later.resume();
  expect(later.getState()).toStrictEqual({ ...submit.getState(), error: expect.anything() });
  void later.submit(bye);
  expect(tab.sent[2]).toMatchObject({ values: bye, stored: { values: hello } });
  const last = tab.open();
  last.resume();
  void last.submit(hello);
  expect(tab.sent[3]).toMatchObject({ values: hello, key: tab.sent[0]?.key, stored: { values: hello } });
  tab.sent[3]?.resolve("Sent");
  await flushPromises();
  expect(tab.draft.readQueued()).toBeUndefined();
});
