import { expect, test } from "vitest";
import { defaultLimits } from "./limits.ts";

// The other limits are those of message-limits and limit-error.
test("limits codes, and the messages of an hour, as agreed", () => {
  expect(defaultLimits).toMatchObject({
    messagesEachHour: { times: 1000, seconds: 3600 },
    codesFromAddress: { times: 10, seconds: 3600 },
    codesOfLink: { times: 6, seconds: 86_400 },
    codesToNumber: { times: 5, seconds: 600 },
    codesToPrefix: { times: 10, seconds: 3600 },
    codesEachHour: { times: 100, seconds: 3600 },
    codesEachDay: { times: 500, seconds: 86_400 },
  });
});
