import { AbortedError, TimeoutError } from "@matchfront/api-client";
import { expect, test } from "vitest";
import { StorageError, Refusal } from "../config/errors.ts";
import { toHttpError } from "./http-error.ts";

const codes = {
  400: "unreadableBody",
  413: "bodyTooLarge",
  415: "unsupportedMediaType",
  503: "unavailable",
} as const;

test.each([
  ["overloaded", "overloaded"],
  ["locked", "unavailable"],
] as const)("answers a database that is %s with 503 and Retry-After (P4)", (reason, code) => {
  const cause = new StorageError(reason, "256 calls wait for the database.");
  expect(toHttpError(cause, codes)).toMatchObject({
    code,
    cause,
    statusCode: 503,
    headers: { "retry-after": "5" },
  });
});

const tooLong: unknown = expect.stringContaining("took too long");

test.each([
  [new Refusal("phoneTaken"), { statusCode: 409, message: "Phone Number already exists" }],
  [new Refusal("tooManyCodeSends", 7), { statusCode: 429, headers: { "retry-after": 7 } }],
  [new TimeoutError({ cause: "slow" }), { statusCode: 504, message: tooLong }],
  [new AbortedError({ cause: "own limit" }), { statusCode: 504, message: tooLong }],
])("answers %o of a port with an HttpError", (error, expected) => {
  expect(toHttpError(error, codes)).toMatchObject(expected);
});
