import { expect, test } from "vitest";
import { createNetworkLimiter } from "./network-limiter.ts";

/** How many of so many calls are let through, each from an address of its own. */
async function letThrough(calls: number, addressOf: (call: number) => string) {
  const { take } = createNetworkLimiter({ times: 5, seconds: 600 }, "calls");
  let count = 0;
  for (let call = 0; call < calls; call += 1) if ((await take(addressOf(call))) === undefined) count += 1;
  return count;
}

const hex = (number: number) => number.toString(16);

test.each([
  { network: "an IPv4 address", addressOf: () => "203.0.113.7", passed: 5 },
  { network: "a /64", addressOf: (call: number) => `2001:db8:1:2::${hex(call)}`, passed: 5 },
  { network: "a /56", addressOf: (call: number) => `2001:db8:1:${hex(0x100 + (call % 256))}::1`, passed: 20 },
  { network: "a /48", addressOf: (call: number) => `2001:db8:1:${hex(call * 64)}::1`, passed: 80 },
])("$network gets $passed calls through, from however many addresses (P6)", async ({ addressOf, passed }) => {
  expect(await letThrough(1000, addressOf)).toBe(passed);
});

test("a /64 that calls too often locks no other of its /48 out (P6)", async () => {
  const { take } = createNetworkLimiter({ times: 5, seconds: 600 }, "calls");
  for (let call = 0; call < 1000; call += 1) await take("2001:db8:1:2::1");
  expect(await take("2001:db8:1:3::1")).toBeUndefined();
});

test("what is refunded may be used once more, in each network", async () => {
  const { take, refund } = createNetworkLimiter({ times: 1, seconds: 600 }, "calls");
  for (let call = 0; call < 100; call += 1) {
    expect(await take("2001:db8:1:2::1")).toBeUndefined();
    await refund("2001:db8:1:2::1");
  }
  expect(await take("2001:db8:1:2::1")).toBeUndefined();
  expect(await take("2001:db8:1:2::1")).toBeDefined();
});
