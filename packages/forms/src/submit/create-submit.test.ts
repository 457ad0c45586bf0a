import { expect, onTestFinished, test, vi } from "vitest";
import { createSubmit } from "../index.ts";
import type { Send } from "../index.ts";

/** A `send` that the test settles: `answers[0].resolve("Sent")`. It may ask for a wait before the next attempt. */
function manualSend(retryAfter?: number) {
  const answers: (PromiseWithResolvers<string> & { values: string; signal: AbortSignal })[] = [];
  const send: Send<string, string> = (values, { signal, onRetryAfter }) => {
    const answer = Promise.withResolvers<string>();
    answers.push({ ...answer, values, signal });
    if (retryAfter) onRetryAfter?.(retryAfter);
    return answer.promise;
  };
  return { send, answers };
}

test("a submit is idle, then sending, then succeeded with the result [spec 96]", async () => {
  const { send, answers } = manualSend();
  const submit = createSubmit({ send });
  expect(submit.getState()).toStrictEqual({ status: "idle" });

  const settled = submit.submit("Hello");
  expect(submit.getState()).toStrictEqual({ status: "sending", attempt: 1 });
  expect(answers).toMatchObject([{ values: "Hello" }]);

  answers[0]?.resolve("Sent");
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
    const failed = { status: "failed", message, values: "Hello", ...shown };
    await expect(submit.submit("Hello")).resolves.toStrictEqual(failed);
    expect(submit.getState()).toStrictEqual(failed);
  },
);

test("while a send waits, the same values change nothing, and others replace it", async () => {
  const now = new Date("2026-01-01T00:00:00Z");
  vi.useFakeTimers({ now });
  onTestFinished(() => void vi.useRealTimers());
  const { send, answers } = manualSend(20_000);
  const submit = createSubmit({ send });
  void submit.submit("Hello");
  void submit.submit("Hello");
  const settled = submit.submit("Bye");
  expect(answers).toMatchObject([{ values: "Hello", signal: { aborted: true } }, { values: "Bye" }]);
  const nextAttemptAt = now.getTime() + 20_000;
  expect(submit.getState()).toStrictEqual({ status: "waiting", values: "Bye", nextAttemptAt });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(submit.getState()).toMatchObject({ status: "waiting" });
  await vi.advanceTimersByTimeAsync(1);
  expect(submit.getState()).toStrictEqual({ status: "sending", attempt: 3 });
  answers[1]?.resolve("Sent");
  await expect(settled).resolves.toStrictEqual({ status: "succeeded", result: "Sent" });
});

test("a listener that cancels and resubmits as sending starts has only its own attempt pending", async () => {
  const { send, answers } = manualSend();
  const submit = createSubmit({ send });
  const leave = submit.subscribe(() => {
    leave();
    submit.cancel();
    void submit.submit("Bye");
  });

  await expect(submit.submit("Hello")).resolves.toStrictEqual({ status: "idle" });
  expect(answers.filter(({ signal }) => !signal.aborted)).toMatchObject([{ values: "Bye" }]);
  expect(answers).toHaveLength(2);
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

test("if createIdempotencyKey throws, the submit fails and sends nothing, and the next attempt has a key again", async () => {
  const { send, answers } = manualSend();
  const keys = [undefined, "key-1"];
  const submit = createSubmit({
    send,
    createIdempotencyKey() {
      const key = keys.shift();
      if (!key) throw new Error("No chance at all");
      return key;
    },
  });
  const failed = { status: "failed", message: "No chance at all", values: "Hello" };
  await expect(submit.submit("Hello")).resolves.toStrictEqual(failed);
  expect(answers).toStrictEqual([]);
  void submit.submit("Hello");
  expect(answers).toMatchObject([{ values: "Hello" }]);
});

test("without createIdempotencyKey, each submit has a random UUID of version 4", async () => {
  const keys: string[] = [];
  const send = async (_: string, { idempotencyKey }: { idempotencyKey: string }) => keys.push(idempotencyKey);
  for (let visitor = 0; visitor < 100; visitor += 1) await createSubmit({ send }).submit("Hello");
  expect(new Set(keys).size).toBe(100);
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(keys.filter((key) => !uuid.test(key))).toStrictEqual([]);
});

test("without a queue, there is nothing to resume, and stop ends the attempt", async () => {
  const { send, answers } = manualSend();
  const submit = createSubmit({ send });
  submit.resume();
  const outcome = submit.submit("Hello");
  submit.stop();
  await expect(outcome).resolves.toStrictEqual({ status: "idle" });
  expect(answers).toMatchObject([{ signal: { aborted: true } }]);
});
