import { expect, onTestFinished, test, vi } from "vitest";
import { createPhoneReset } from "../index.ts";
import type { PhoneResetState } from "../index.ts";
import { flushPromises } from "../../../test/flush-promises.ts";
import { fakeCalls } from "../../../test/phone-reset-calls.ts";

const phone = { dialingCode: "+234", phoneNumber: "8031234567" };

/** A reset, and a function to settle its latest call. */
function startReset() {
  const { calls, made } = fakeCalls();
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const reset = createPhoneReset(calls);
  async function answer(value?: unknown): Promise<PhoneResetState> {
    made.at(-1)?.resolve(value);
    await flushPromises();
    return reset.getState();
  }
  return { reset, made, answer };
}

test.for([
  [{}, "+1"],
  [{ dialingCode: "+233" }, "+233"],
] as const)("with the options %o, a reset starts with the dialing code %s", ([options, dialingCode]) => {
  const { calls, made } = fakeCalls();
  const state = { status: "enteringNumber", phone: { dialingCode, phoneNumber: "" } };
  expect(createPhoneReset(calls, options).getState()).toStrictEqual(state);
  expect(made).toStrictEqual([]);
});

test.for([
  ["Changed, Ada!", "Changed, Ada!"],
  [" \n", ""],
] as const)(
  "each step follows its call and may be repeated, and the server's message %j ends the reset as %j [spec 97]",
  async ([words, message]) => {
    const { reset, made, answer } = startReset();
    reset.enterNumber(phone);
    await answer(true);
    await answer();
    reset.enterCode("1234");
    await answer("wrong");
    reset.resend();
    expect(reset.getState()).toMatchObject({ status: "enteringCode" });
    vi.setSystemTime(30_000);
    reset.resend();
    await answer();
    reset.changeNumber();
    expect(reset.getState()).toStrictEqual({ status: "enteringNumber", phone });
    reset.enterNumber(phone);
    await answer(true);
    await answer();
    reset.enterCode("402718");
    await answer("right");
    await answer(Promise.reject(new Error("Failed to fetch")));
    reset.retry();
    expect(await answer(words)).toStrictEqual({ status: "done", message });
    expect(made).toMatchObject([
      { name: "isAvailable", phone },
      { name: "sendCode", phone },
      { name: "verifyCode", phone, code: "1234" },
      { name: "sendCode" },
      { name: "isAvailable" },
      { name: "sendCode" },
      { name: "verifyCode", code: "402718" },
      { name: "update", phone },
      { name: "update", phone },
    ]);
    reset.close();
    expect(reset.getState()).toStrictEqual({ status: "closed" });
  },
);

test("an end aborts the pending call, whose answer changes nothing", async () => {
  const { reset, made, answer } = startReset();
  reset.enterNumber(phone);
  reset.retry();
  expect(made).toMatchObject([{ signal: { aborted: false } }]);
  reset.close();
  expect(made).toMatchObject([{ signal: { aborted: true } }]);
  expect(await answer(true)).toStrictEqual({ status: "closed" });
});

test("a call that throws before it returns a promise is a failure too", async () => {
  const { calls } = fakeCalls();
  const reset = createPhoneReset({
    ...calls,
    isAvailable() {
      throw new Error("Blocked");
    },
  });
  reset.enterNumber(phone);
  await flushPromises();
  expect(reset.getState()).toMatchObject({ failure: { reason: "callFailed", message: "Blocked" } });
});
