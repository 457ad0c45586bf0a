import { expect, test } from "vitest";
import { createPhoneReset } from "../index.ts";
import type { PhoneResetCalls, PhoneResetState } from "../index.ts";
import { flushPromises } from "../../../test/flush-promises.ts";
import { fakeCalls } from "../../../test/phone-reset-calls.ts";

const phone = { dialingCode: "+234", phoneNumber: "8031234567" };

/** A reset, and a function to settle its latest call. */
function startReset(clock = { now: 0 }) {
  const { calls, made } = fakeCalls();
  const reset = createPhoneReset(calls, { now: () => clock.now });
  async function answer(how: "resolve" | "reject", value?: unknown): Promise<PhoneResetState> {
    made.at(-1)?.[how](value);
    await flushPromises();
    return reset.getState();
  }
  return { reset, made, clock, answer };
}

type Started = ReturnType<typeof startReset>;

/** The steps up to each call. */
const steps: readonly (readonly [name: keyof PhoneResetCalls, reach: (started: Started) => unknown])[] = [
  ["isAvailable", ({ reset }) => reset.enterNumber(phone)],
  ["sendCode", ({ answer }) => answer("resolve", true)],
  ["verifyCode", ({ reset, answer }) => answer("resolve").then(() => reset.enterCode("402718"))],
  ["update", ({ answer }) => answer("resolve", "right")],
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

test("a reset starts by asking for a number, with the first dialing code", () => {
  const { reset, made } = startReset();
  const empty = { dialingCode: "+1", phoneNumber: "" };
  expect(reset.getState()).toStrictEqual({ status: "enteringNumber", phone: empty });
  expect(made).toStrictEqual([]);
});

test("a reset starts with the dialing code that it is given", () => {
  const { calls } = fakeCalls();
  const reset = createPhoneReset(calls, { dialingCode: "+233" });
  expect(reset.getState()).toHaveProperty("phone", { dialingCode: "+233", phoneNumber: "" });
});

test("number, check, SMS, code, check, update: each step follows its call, and the server's message ends it [spec 97]", async () => {
  const { made, reset, answer } = await startAt("update");
  expect(await answer("resolve", "Changed, Ada!")).toStrictEqual({
    status: "done",
    message: "Changed, Ada!",
  });
  expect(made).toMatchObject([
    { name: "isAvailable", phone },
    { name: "sendCode", phone },
    { name: "verifyCode", phone, code: "402718" },
    { name: "update", phone },
  ]);
  reset.close();
  expect(reset.getState()).toStrictEqual({ status: "closed" });
});

test.for(["", " \n"])(
  "if the server's message about the update is %j, it is done without one: the copy has the words",
  async (words) => {
    const { answer } = await startAt("update");
    expect(await answer("resolve", words)).toStrictEqual({
      status: "done",
      message: "",
    });
  },
);

test.for(steps)("closing a reset during %s aborts that call and ignores its outcome", async ([name]) => {
  const { reset, made, answer } = await startAt(name);
  expect(made.at(-1)?.signal.aborted).toBe(false);
  reset.close();
  expect(made.at(-1)?.signal.aborted).toBe(true);
  expect(await answer("resolve", true)).toStrictEqual({ status: "closed" });
  expect(made.at(-1)?.name).toBe(name);
});

test.for(steps)("a second click during %s makes no call, and aborts none", async ([name]) => {
  const { reset, made } = await startAt(name);
  const count = made.length;
  reset.enterNumber(phone);
  reset.enterCode("402718");
  reset.resend();
  reset.retry();
  expect(made).toHaveLength(count);
  expect(made.at(-1)?.signal.aborted).toBe(false);
});

test("the number may be changed while a code is asked for", async () => {
  const { reset, answer } = await startAt("sendCode");
  await answer("resolve");
  reset.changeNumber();
  expect(reset.getState()).toStrictEqual({ status: "enteringNumber", phone });
});

test.for([
  ["isAvailable", "enteringNumber", ({ reset }: Started) => reset.enterNumber(phone)],
  ["sendCode", "enteringNumber", ({ reset }: Started) => reset.enterNumber(phone)],
  ["verifyCode", "enteringCode", ({ reset }: Started) => reset.enterCode("402718")],
  ["update", "updateFailed", ({ reset }: Started) => reset.retry()],
] as const)("if the network fails during %s, the same step can be retried", async ([name, status, retry]) => {
  const started = await startAt(name);
  const state = await started.answer("reject", new TypeError("Failed to fetch"));
  expect(state).toMatchObject({ status, phone });
  expect("failure" in state ? state.failure : state).toMatchObject({ message: "Failed to fetch" });
  const count = started.made.length;
  retry(started);
  expect(started.made.slice(count)).toMatchObject([{ name: name === "sendCode" ? "isAvailable" : name }]);
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

test("a code is sent again after 30 s, then 60 s, then 120 s each, and not before", async () => {
  const clock = { now: 0 };
  const { reset, made, answer } = startReset(clock);
  reset.enterNumber(phone);
  await answer("resolve", true);
  for (const wait of [30_000, 60_000, 120_000, 120_000]) {
    await answer("resolve");
    expect(reset.getState()).toMatchObject({ status: "enteringCode", resendAt: clock.now + wait });
    const count = made.length;
    clock.now += wait - 1;
    reset.resend();
    expect(made.length).toBe(count);
    clock.now += 1;
    reset.resend();
    expect(made.length).toBe(count + 1);
  }
});

test("a listener is notified of every change until it unsubscribes", async () => {
  const { reset, answer } = startReset();
  const heard: string[] = [];
  const leave = reset.subscribe(() => heard.push(reset.getState().status));
  reset.enterCode("402718");
  reset.enterNumber(phone);
  await answer("resolve", false);
  leave();
  reset.close();
  expect(heard).toStrictEqual(["checkingNumber", "enteringNumber"]);
});
