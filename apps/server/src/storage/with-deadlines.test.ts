import { expect, test, vi } from "vitest";
import { withDeadlines } from "./with-deadlines.ts";

const outbox = { count: async () => 7, claim: () => new Promise<never>(() => {}) };

function limit(timeout: number, onCall?: (operation: string, seconds: number) => void) {
  return withDeadlines({ outbox }, { timeout, onCall });
}

test("returns the results of a port, and measures its calls", async () => {
  const onCall = vi.fn<(operation: string, seconds: number) => void>();
  const { ports, countCalls } = limit(60_000, onCall);
  const counting = ports.outbox.count();
  expect([countCalls(), await counting, countCalls()]).toEqual([1, 7, 0]);
  expect(onCall).toHaveBeenCalledExactlyOnceWith("outbox.count", expect.any(Number));
});

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
