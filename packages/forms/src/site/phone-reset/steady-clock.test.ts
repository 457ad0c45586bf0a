import { expect, onTestFinished, test, vi } from "vitest";
import { steadyNow } from "../index.ts";

test.for([
  ["is set back", { wall: -3_600_000, monotonic: 1000 }, 1000],
  ["goes on while the device sleeps", { wall: 60_000, monotonic: 5 }, 60_000],
] as const)("steadyNow goes on once if the clock %s", ([, { wall, monotonic }, passed]) => {
  onTestFinished(() => void vi.restoreAllMocks());
  const before = steadyNow();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + wall);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + monotonic);
  expect(steadyNow() - before).toBeCloseTo(passed, -2);
  expect(steadyNow() - before).toBeCloseTo(passed, -2);
});
