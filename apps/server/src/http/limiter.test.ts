import { describe, expect, test } from "vitest";
import { hasPostgres, openPostgresLimiters } from "../../test/databases.ts";
import { memoryLimiter, type CreateLimiter, createNetworkLimiter } from "./limiter.ts";

const limit = { times: 2, seconds: 600 };
const openNetworks = (createLimiter: CreateLimiter, times = 5) =>
  createNetworkLimiter(createLimiter, "test", { ...limit, times });
const hex = (number: number) => number.toString(16);

const openInPostgres = async () => (await openPostgresLimiters()).createLimiter;
const adapters = [
  { name: "memory", openLimiters: async () => memoryLimiter },
  ...(hasPostgres ? [{ name: "PostgreSQL", openLimiters: openInPostgres }] : []),
];

describe.each(adapters)("limits in $name", ({ openLimiters }) => {
  const open = async (times: number, seconds = 600) => (await openLimiters())("test", { times, seconds });

  test("rejects calls above the limit until the window of the first call is over", async () => {
    const { consume } = await open(2, 2);
    await expect.poll(() => consume("ada")).toSatisfy((wait) => wait === 1 || wait === 2);
    expect(await consume("ben")).toBeUndefined();
    await expect.poll(() => consume("ada")).toBeUndefined();
  });

  test("allows a rejected caller again after refunds", async () => {
    const { consume, refund } = await open(2);
    // Of a count that has ended.
    await refund("ada");
    for (const isLetThrough of [true, true, false])
      expect((await consume("ada")) === undefined).toBe(isLetThrough);
    await refund("ada");
    await refund("ada");
    expect(await consume("ada")).toBeUndefined();
  });

  describe("by network", () => {
    test.each([
      { network: "an IPv4 address", addressOf: () => "203.0.113.7", passed: 5 },
      { network: "a /64", addressOf: (call: number) => `2001:db8:1:2::${hex(call)}`, passed: 5 },
      {
        network: "a /56",
        addressOf: (call: number) => `2001:db8:1:${hex(0x100 + (call % 256))}::1`,
        passed: 20,
      },
      { network: "a /48", addressOf: (call: number) => `2001:db8:1:${hex(call * 64)}::1`, passed: 80 },
    ])("allows $network $passed calls, from any number of addresses (P6)", async ({ addressOf, passed }) => {
      const { consume } = openNetworks(await openLimiters());
      let count = 0;
      for (let call = 0; call < 1000; call += 1)
        if ((await consume(addressOf(call))) === undefined) count += 1;
      expect(count).toBe(passed);
    });

    test("allows other networks of a /48 if one of its /64 calls too often (P6)", async () => {
      const { consume } = openNetworks(await openLimiters());
      for (let call = 0; call < 1000; call += 1) await consume("2001:db8:1:2::1");
      expect(await consume("2001:db8:1:3::1")).toBeUndefined();
    });

    test("allows a refunded call again in each network", async () => {
      const { consume, refund } = openNetworks(await openLimiters(), 1);
      for (let call = 0; call < 100; call += 1) {
        expect(await consume("2001:db8:1:2::1")).toBeUndefined();
        await refund("2001:db8:1:2::1");
      }
      expect(await consume("2001:db8:1:2::1")).toBeUndefined();
      expect(await consume("2001:db8:1:2::1")).toBeDefined();
    });
  });
});
