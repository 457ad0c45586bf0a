import { AbortedError, MalformedError, RejectedError, TimeoutError } from "@matchfront/api-client";
import { expect, test } from "vitest";
import { callBackend } from "./call-backend.ts";

test.each([
  { given: new TimeoutError({ cause: "a slow answer" }), status: 504, says: "took too long" },
  { given: new AbortedError({ cause: "the end of our patience" }), status: 504, says: "took too long" },
  { given: new MalformedError({ cause: "no JSON" }), status: 502, says: "couldn’t do that" },
  { given: new Error("anything else"), status: 502, says: "couldn’t do that" },
])("$given.name becomes $status with a message that says $says", async ({ given, status, says }) => {
  const expected = { statusCode: status, status, message: expect.stringContaining(says), cause: given };
  await expect(callBackend(() => Promise.reject(given))).rejects.toMatchObject(expected);
});

test("who asks another backend for too much is told to wait", async () => {
  const given = new RejectedError({ httpStatus: 429 });
  const expected = { statusCode: 429, headers: { "retry-after": 60 } };
  await expect(callBackend(() => Promise.reject(given))).rejects.toMatchObject(expected);
});

test("an invalid HTTP status, which no server could forward, becomes 502", async () => {
  const given = new RejectedError({ httpStatus: 999, bodyStatus: 409, serverMessage: "Closed" });
  const expected = { statusCode: 502, status: 409, message: "Closed" };
  await expect(callBackend(() => Promise.reject(given))).rejects.toMatchObject(expected);
});
