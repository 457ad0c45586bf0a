import { expect, test } from "vitest";
import { withDeadlines } from "./with-deadlines.ts";

const outbox = { count: async () => 7, claim: () => new Promise<never>(() => {}) };

const limit = (timeout: number) => withDeadlines({ outbox }, { timeout });

test("rejects a call that takes too long (P4)", async () => {
  const { ports, countCalls } = limit(10);
  await expect(ports.outbox.claim()).rejects.toThrow(
    "The database did not answer outbox.claim within 10 ms.",
  );
  expect(countCalls()).toBe(0);
});

test("rejects the 257th call at a time (P4)", async () => {
  const { ports } = limit(50);
  const calls = Array.from({ length: 256 }, () => ports.outbox.claim());
  await expect(ports.outbox.count()).rejects.toMatchObject({ code: "overloaded" });
  await Promise.allSettled(calls);
  expect(await ports.outbox.count()).toBe(7);
});
