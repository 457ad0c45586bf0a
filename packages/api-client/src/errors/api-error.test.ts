import { expect, expectTypeOf, test } from "vitest";
import {
  AbortedError,
  ApiError,
  isApiError,
  MalformedError,
  OfflineError,
  RejectedError,
  TimeoutError,
} from "../index.ts";
import type { AnyApiError } from "../index.ts";

const failures = [
  new AbortedError({ cause: "left" }),
  new MalformedError({ cause: "HTML" }),
  new OfflineError({ cause: "cable" }),
  new RejectedError({ httpStatus: 500 }),
  new TimeoutError({ cause: "slow" }),
];

test("AnyApiError is discriminated by name", () => {
  expectTypeOf<AnyApiError["name"]>().toEqualTypeOf<
    "AbortedError" | "MalformedError" | "OfflineError" | "RejectedError" | "TimeoutError"
  >();
  expectTypeOf<AnyApiError["name"]>().toEqualTypeOf<ApiError["name"]>();
  expectTypeOf<Extract<AnyApiError, { name: "RejectedError" }>>().toEqualTypeOf<RejectedError>();
  expectTypeOf(failures).items.toEqualTypeOf<AnyApiError>();
});

test("isApiError returns true for each error, and narrows to AnyApiError", () => {
  const thrown: unknown = failures[0];
  expect(failures.every(isApiError)).toBe(true);
  expect(failures.every((failure) => failure instanceof ApiError)).toBe(true);
  if (isApiError(thrown)) expectTypeOf(thrown).toEqualTypeOf<AnyApiError>();
});

test.for([new Error("boom"), new DOMException("late", "TimeoutError"), "OfflineError", null])(
  "isApiError returns false for %s",
  (thrown) => {
    expect(isApiError(thrown)).toBe(false);
  },
);
