import { expect, onTestFinished, test, vi } from "vitest";
import { createLimiter, defaultLimits } from "./limits.ts";

test("what is limited, and how narrowly", () => {
  expect(defaultLimits).toEqual({
    messagesFromAddress: { times: 5, seconds: 600 },
    messagesOfSender: { times: 5, seconds: 3600 },
    memberCallsFromAddress: { times: 30, seconds: 600 },
    lookupsOfLink: { times: 5, seconds: 86_400 },
    codesFromAddress: { times: 10, seconds: 3600 },
    codesOfLink: { times: 6, seconds: 86_400 },
    codesToNumber: { times: 5, seconds: 600 },
    codesToPrefix: { times: 10, seconds: 3600 },
    codesEachHour: { times: 100, seconds: 3600 },
    codesEachDay: { times: 500, seconds: 86_400 },
  });
});

test("who has reached the limit waits until the window is over that began with the first call", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { take } = createLimiter({ times: 2, seconds: 600 });
  expect(await take("ada")).toBeUndefined();
  await vi.advanceTimersByTimeAsync(599_500);
  expect([await take("ada"), await take("ada"), await take("ben")]).toEqual([
    undefined,
    { wait: 1 },
    undefined,
  ]);
  await vi.advanceTimersByTimeAsync(500);
  expect(await take("ada")).toBeUndefined();
});

test("what is refunded may be used once more", async () => {
  const { take, refund } = createLimiter({ times: 1, seconds: 600 });
  await take("ada");
  await refund("ada");
  expect(await take("ada")).toBeUndefined();
  expect(await take("ada")).toBeDefined();
});
