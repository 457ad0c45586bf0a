import { expect, test } from "vitest";
import { createMetrics, type Metrics } from "../config/metrics.ts";
import { withDeadlines } from "./with-deadlines.ts";

const outbox = { count: async () => 7, claim: () => new Promise<never>(() => {}) };

function limit(timeout: number, metrics?: Metrics) {
  return withDeadlines({ outbox }, { timeout, metrics });
}

test("returns the results of a port, and measures its calls", async () => {
  const metrics = createMetrics();
  const { ports, countCalls } = limit(60_000, metrics);
  const counting = ports.outbox.count();
  expect([countCalls(), await counting, countCalls()]).toEqual([1, 7, 0]);
  const { values } = await metrics.storeDuration.get();
  expect(values).toContainEqual(
    expect.objectContaining({
      metricName: "matchfront_store_duration_seconds_count",
      labels: { operation: "outbox.count" },
      value: 1,
    }),
  );
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
