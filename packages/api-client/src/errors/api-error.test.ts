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

// Does not compile if the union has another member.
function whatToDo(failure: AnyApiError): string {
  switch (failure.name) {
    case "AbortedError":
      return "nothing";
    case "MalformedError":
      return "report it";
    case "OfflineError":
      return "keep it";
    case "RejectedError":
      return `show ${failure.httpStatus}`;
    case "TimeoutError":
      return "try again";
    default:
      return failure satisfies never;
  }
}

test("AnyApiError is discriminated by name", () => {
  expectTypeOf<AnyApiError["name"]>().toEqualTypeOf<ApiError["name"]>();
  expectTypeOf(failures).items.toEqualTypeOf<AnyApiError>();
  expect(failures.map(whatToDo)).toEqual(["nothing", "report it", "keep it", "show 500", "try again"]);
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
