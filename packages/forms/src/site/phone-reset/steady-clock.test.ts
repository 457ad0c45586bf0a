import { expect, onTestFinished, test, vi } from "vitest";
import { steadyNow } from "../index.ts";

test.for([
  ["set back by an hour", { wall: -3_600_000 + 1000, monotonic: 1000 }, 1000],
  ["set forward by an hour", { wall: 3_600_000, monotonic: 1000 }, 3_600_000],
  ["right, and the device sleeps", { wall: 60_000, monotonic: 5 }, 60_000],
  ["right", { wall: 1000, monotonic: 1000 }, 1000],
] as const)("steadyNow goes on if the clock is %s", ([, { wall, monotonic }, passed]) => {
  onTestFinished(() => void vi.restoreAllMocks());
  const start = { wall: Date.now(), monotonic: performance.now() };
  const wallClock = vi.spyOn(Date, "now").mockReturnValue(start.wall);
  const monotonicClock = vi.spyOn(performance, "now").mockReturnValue(start.monotonic);
  const before = steadyNow();
  wallClock.mockReturnValue(start.wall + wall);
  monotonicClock.mockReturnValue(start.monotonic + monotonic);
  expect(steadyNow() - before).toBeCloseTo(passed);
  expect(steadyNow() - before, "no time passes twice").toBeCloseTo(passed);
});
