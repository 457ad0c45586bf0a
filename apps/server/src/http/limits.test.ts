import { expect, test } from "vitest";
import { defaultLimits } from "./limits.ts";

test("what is limited, and how narrowly", () => {
  expect(defaultLimits).toEqual({
    messagesOfSender: { times: 5, seconds: 600 },
    messagesFromAddress: { times: 40, seconds: 600 },
    messagesEachHour: { times: 1000, seconds: 3600 },
    memberCallsFromAddress: { times: 45, seconds: 600 },
    lookupsOfLink: { times: 5, seconds: 86_400 },
    codesFromAddress: { times: 10, seconds: 3600 },
    codesOfLink: { times: 6, seconds: 86_400 },
    codesToNumber: { times: 5, seconds: 600 },
    codesToPrefix: { times: 10, seconds: 3600 },
    codesEachHour: { times: 100, seconds: 3600 },
    codesEachDay: { times: 500, seconds: 86_400 },
  });
});
