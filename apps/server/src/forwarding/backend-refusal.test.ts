import { AbortedError, MalformedError, RejectedError, TimeoutError } from "@matchfront/api-client";
import { expect, test } from "vitest";
import { askBackend } from "./backend-refusal.ts";

test.each([
  { given: new TimeoutError({ cause: "a slow answer" }), status: 504, says: "took too long" },
  { given: new AbortedError({ cause: "the end of our patience" }), status: 504, says: "took too long" },
  { given: new MalformedError({ cause: "no JSON" }), status: 502, says: "couldn't do this" },
  { given: new Error("anything else"), status: 502, says: "couldn't do this" },
])("$given.name is told with $status, as what $says", async ({ given, status, says }) => {
  const expected = { statusCode: status, status, message: expect.stringContaining(says), cause: given };
  await expect(askBackend(() => Promise.reject(given))).rejects.toMatchObject(expected);
});

test("an HTTP status that is none, and that no server could send on, is told with 502", async () => {
  const given = new RejectedError({ httpStatus: 999, bodyStatus: 409, serverMessage: "Closed" });
  const expected = { statusCode: 502, status: 409, message: "Closed" };
  await expect(askBackend(() => Promise.reject(given))).rejects.toMatchObject(expected);
});
