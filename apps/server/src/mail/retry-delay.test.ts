import { expect, test } from "vitest";
import { retryDelay } from "./deliver-next-mail.ts";

const minute = 60_000;

test.each([
  { attempt: 1, minutes: 1 },
  { attempt: 2, minutes: 5 },
  { attempt: 3, minutes: 30 },
  { attempt: 4, minutes: 2 * 60 },
  { attempt: 5, minutes: 6 * 60 },
  { attempt: 6, minutes: 24 * 60 },
  { attempt: 7, minutes: 24 * 60 },
  { attempt: 100, minutes: 24 * 60 },
])("after attempt $attempt a mail waits $minutes minutes, and up to a fifth more", ({ attempt, minutes }) => {
  expect(retryDelay(attempt, 0)).toBe(minutes * minute);
  expect(retryDelay(attempt, 1)).toBeCloseTo(minutes * minute * 1.2);
});
