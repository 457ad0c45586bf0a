import { expect, test, vi } from "vitest";
import { logTally } from "./log-tally.ts";

test("logs the counts of ten seconds in one line", () => {
  vi.useFakeTimers();
  const warn = vi.fn<(...line: unknown[]) => void>();
  const count = logTally({ warn }, "connections closed");
  for (let time = 0; time < 1000; time += 1) count("total");
  count("pipelining");
  vi.advanceTimersByTime(9_999);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  count("address");
  vi.advanceTimersByTime(10_000);
  expect(warn.mock.calls).toEqual([
    [{ total: 1000, pipelining: 1 }, "connections closed"],
    [{ address: 1 }, "connections closed"],
  ]);
});
