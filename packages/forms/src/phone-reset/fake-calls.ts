import type { PhoneResetCalls } from "../index.ts";

/** One call, answered by hand: with anything at all. */
export type Call = {
  readonly name: keyof PhoneResetCalls;
  readonly number: string;
  readonly signal: AbortSignal;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
};

/** The four calls of a reset; each waits in `made` until it is resolved or rejected. */
export function fakeCalls() {
  const made: Call[] = [];
  function make(name: Call["name"], number: string, signal: AbortSignal): Promise<never> {
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    made.push({ name, number, signal, resolve, reject });
    return promise;
  }
  const calls: PhoneResetCalls = {
    isFree: ({ phoneNumber }, { signal }) => make("isFree", phoneNumber, signal),
    sendCode: ({ phoneNumber }, { signal }) => make("sendCode", phoneNumber, signal),
    verifyCode: ({ phoneNumber }, _, { signal }) => make("verifyCode", phoneNumber, signal),
    update: ({ phoneNumber }, { signal }) => make("update", phoneNumber, signal),
  };
  return { calls, made };
}

/** Lets every promise that is settled be heard. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
