import { expect, test } from "vitest";
import { defaultDeadlines } from "./deadlines.ts";

test("how long things may take, in milliseconds", () => {
  expect(defaultDeadlines).toEqual({
    probeInterval: 5_000,
    probeLifetime: 15_000,
    storeCall: 5_000,
    limitCount: 300,
    threadRestart: 1_000,
    databaseStart: 10_000,
    openRequests: 25_000,
  });
});
