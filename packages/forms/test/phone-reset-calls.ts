import type { PhoneResetCalls, PhoneNumber } from "../src/site/index.ts";

/** A call, settled by the test with any value. */
export type Call = {
  readonly name: keyof PhoneResetCalls;
  readonly phone: PhoneNumber;
  readonly code?: string | undefined;
  readonly signal: AbortSignal;
  resolve(answer: unknown): void;
};

/** The four calls of a reset; the test settles them through `made`. */
export function fakeCalls() {
  const made: Call[] = [];
  function make(call: Pick<Call, "name" | "phone" | "code" | "signal">): Promise<never> {
    const { promise, resolve } = Promise.withResolvers<never>();
    made.push({ ...call, resolve });
    return promise;
  }
  const calls: PhoneResetCalls = {
    isAvailable: (phone, { signal }) => make({ name: "isAvailable", phone, signal }),
    sendCode: (phone, { signal }) => make({ name: "sendCode", phone, signal }),
    verifyCode: (phone, code, { signal }) => make({ name: "verifyCode", phone, code, signal }),
    update: (phone, { signal }) => make({ name: "update", phone, signal }),
  };
  return { calls, made };
}
