import * as fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { flushPromises } from "../../../test/flush-promises.ts";
import { createPhoneReset } from "../index.ts";
import type { PhoneResetState } from "../index.ts";
import { fakeCalls } from "../../../test/phone-reset-calls.ts";
import type { Call } from "../../../test/phone-reset-calls.ts";

const step = fc.record({
  type: fc.oneof(
    { weight: 5, arbitrary: fc.constant("enterNumber") },
    {
      weight: 15,
      arbitrary: fc.constantFrom("enterCode", "enterCode", "resend", "changeNumber", "retry", "wait"),
    },
    { weight: 15, arbitrary: fc.constant("answer") },
    { weight: 1, arbitrary: fc.constant("close") },
  ),
  /** Which number is entered, or which call is answered. */
  which: fc.nat(2),
  /** Which answer the call gets. */
  how: fc.nat(99),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const lost = new Error("Offline");

/** The possible outcomes of each call. */
const answers: Record<Call["name"], readonly unknown[]> = {
  isAvailable: [true, true, true, false, lost],
  sendCode: [undefined, undefined, lost],
  verifyCode: ["right", "wrong", "wrong", "expired", "tooManyAttempts", lost],
  update: ["Changed", lost],
};

const isBusy = ({ status }: PhoneResetState) =>
  ["checkingNumber", "sendingCode", "verifyingCode", "updating"].includes(status);

/** Runs the steps, checks the invariants after each, and returns the visited states. */
async function walk(path: readonly Step[]): Promise<Set<string>> {
  const { calls, made } = fakeCalls();
  vi.setSystemTime(0);
  const reset = createPhoneReset(calls);
  const visited = new Set<string>();
  const open = new Set<Call>();
  let sentAt: number | undefined;
  let verified: string | undefined;
  let typed = "";
  let known = 0;

  reset.subscribe(() => visited.add(reset.getState().status));
  for (const { type, which, how } of path) {
    const before = reset.getState();
    if (type === "enterNumber") {
      const phoneNumber = `803123456${which}`;
      if (before.status === "enteringNumber") typed = phoneNumber;
      reset.enterNumber({ dialingCode: "+234", phoneNumber });
    } else if (type === "enterCode") reset.enterCode("402718");
    else if (type === "wait") vi.setSystemTime(Date.now() + 45_000);
    else if (type !== "answer") reset[type]();
    else {
      // Aborted calls settle too, late.
      const call = [...open][which % open.size];
      if (call) {
        open.delete(call);
        const answer = answers[call.name][how % answers[call.name].length];
        const counts = answer !== lost && !call.signal.aborted;
        if (answer === "right" && counts) verified = call.phone.phoneNumber;
        if (call.name === "sendCode" && counts) sentAt = Date.now();
        if (answer === lost) call.reject(lost);
        else call.resolve(answer);
      }
    }
    await flushPromises();
    const state = reset.getState();

    const fresh = made.slice(known);
    known = made.length;
    for (const call of fresh) open.add(call);
    const calledFor = (name: Call["name"]) => fresh.filter((call) => call.name === name);
    if (calledFor("isAvailable").length > 0) sentAt = undefined;
    if (calledFor("isAvailable").length > 0 || calledFor("sendCode").length > 0) verified = undefined;
    const since = sentAt === undefined ? Infinity : Date.now() - sentAt;

    expect(fresh.map(({ phone }) => phone.phoneNumber)).toStrictEqual(fresh.map(() => typed));
    expect(calledFor("update").map(({ phone }) => phone.phoneNumber)).toStrictEqual(
      calledFor("update").map(() => verified),
    );
    expect(calledFor("sendCode").filter(() => since < 30_000)).toStrictEqual([]);
    expect([...open].filter(({ signal }) => !signal.aborted)).toHaveLength(isBusy(state) ? 1 : 0);
    expect(isBusy(state) && "failure" in state, "a failure outlasts the next try").toBe(false);
    expect("phone" in state ? state.phone.phoneNumber : typed).toBe(typed);
    expect("failedAttempts" in state ? state.failedAttempts : 0).toBeLessThanOrEqual(5);
    expect(before.status === "closed" && state !== before).toBe(false);
  }
  return visited;
}

test("in any order of events, at most one call is pending, only a verified number is updated, and the typed number is kept", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const visited = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: "max" }), async (path) => {
      for (const status of await walk(path)) visited.add(status);
    }),
    { numRuns: 400 },
  );
  expect(visited.size, "visited states").toBe(9);
});
