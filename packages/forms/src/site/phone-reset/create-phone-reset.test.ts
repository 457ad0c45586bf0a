import { expect, test } from "vitest";
import { createPhoneReset } from "../index.ts";
import type { PhoneResetCalls, PhoneResetState } from "../index.ts";
import { flushPromises } from "../../../test/flush-promises.ts";
import { fakeCalls } from "../../../test/phone-reset-calls.ts";

const phone = { dialingCode: "+234", phoneNumber: "8031234567" };

/** A reset, and a function to settle its latest call. */
function startReset() {
  const { calls, made } = fakeCalls();
  const clock = { now: 0 };
  const reset = createPhoneReset(calls, { now: () => clock.now });
  async function answer(value?: unknown): Promise<PhoneResetState> {
    made.at(-1)?.resolve(value);
    await flushPromises();
    return reset.getState();
  }
  return { reset, made, answer, clock };
}

type Started = ReturnType<typeof startReset>;

/** The steps up to each call. */
const steps: readonly (readonly [name: keyof PhoneResetCalls, reach: (started: Started) => unknown])[] = [
  ["isAvailable", ({ reset }) => reset.enterNumber(phone)],
  ["sendCode", ({ answer }) => answer(true)],
  ["verifyCode", ({ reset, answer }) => answer().then(() => reset.enterCode("402718"))],
  ["update", ({ answer }) => answer("right")],
];

async function startAt(name: keyof PhoneResetCalls): Promise<Started> {
  const started = startReset();
  for (const [call, reach] of steps) {
    await reach(started);
    if (call === name) break;
  }
  expect(started.made.at(-1)?.name).toBe(name);
  return started;
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
  "each step follows its call, and the server's message %j ends it as %j [spec 97]",
  async ([words, message]) => {
    const { made, reset, answer } = await startAt("update");
    expect(await answer(words)).toStrictEqual({ status: "done", message });
    expect(made).toMatchObject([
      { name: "isAvailable", phone },
      { name: "sendCode", phone },
      { name: "verifyCode", phone, code: "402718" },
      { name: "update", phone },
    ]);
    reset.close();
    expect(reset.getState()).toStrictEqual({ status: "closed" });
  },
);

test.for(steps)("closing a reset during %s aborts that call and ignores its outcome", async ([name]) => {
  const { reset, made, answer } = await startAt(name);
  expect(made.at(-1)?.signal.aborted).toBe(false);
  reset.close();
  expect(made.at(-1)?.signal.aborted).toBe(true);
  expect(await answer(true)).toStrictEqual({ status: "closed" });
  expect(made.at(-1)?.name).toBe(name);
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

test("a code may be sent again, the number changed, and the update retried", async () => {
  const { reset, made, answer, clock } = await startAt("verifyCode");
  await answer("wrong");
  clock.now = 30_000;
  reset.resend();
  expect(made.at(-1)?.name).toBe("sendCode");
  await answer();
  reset.changeNumber();
  expect(reset.getState()).toStrictEqual({ status: "enteringNumber", phone });

  const updating = await startAt("update");
  updating.made.at(-1)?.reject(new Error("Failed to fetch"));
  await flushPromises();
  updating.reset.retry();
  expect(updating.made.map(({ name }) => name).slice(-2)).toStrictEqual(["update", "update"]);
});
