import { AbortedError, MalformedError, RejectedError, TimeoutError } from "@matchfront/api-client";
import { expect, test } from "vitest";
import { callBackend } from "./call-backend.ts";

const [tooLong, couldNot] = ["took too long", "couldn’t do that"].map((words) =>
  expect.stringContaining(words),
);

test.each([
  [new TimeoutError({ cause: "slow" }), { statusCode: 504, status: 504, message: tooLong }],
  [new AbortedError({ cause: "own limit" }), { statusCode: 504, status: 504, message: tooLong }],
  [new MalformedError({ cause: "no JSON" }), { statusCode: 502, status: 502, message: couldNot }],
  [new Error("other"), { statusCode: 502, status: 502, message: couldNot }],
  [new RejectedError({ httpStatus: 429 }), { statusCode: 429, headers: { "retry-after": 60 } }],
  // No server can forward this HTTP status.
  [
    new RejectedError({ httpStatus: 999, bodyStatus: 409, serverMessage: "Closed" }),
    { statusCode: 502, status: 409, message: "Closed" },
  ],
])("maps %o to an HttpError", async (error, expected) => {
  const call = async () => {
    throw error;
  };
  await expect(callBackend(call)).rejects.toMatchObject(expected);
});
