import { expect, test } from "vitest";
import { StorageError } from "../storage/storage-error.ts";
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
