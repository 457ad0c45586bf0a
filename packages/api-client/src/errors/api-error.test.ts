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
  if (isApiError(thrown)) expectTypeOf(thrown).toEqualTypeOf<AnyApiError>();
});

test.for([new Error("boom"), new DOMException("late", "TimeoutError"), "OfflineError", null])(
  "isApiError returns false for %s",
  (thrown) => {
    expect(isApiError(thrown)).toBe(false);
  },
);

test.for(failures)("$name extends ApiError", (failure) => {
  expect(failure).toBeInstanceOf(ApiError);
});

test.each([
  [
    new AbortedError({ cause: "left" }),
    "The request was canceled. Please send it again if you still need it.",
  ],
  [
    new MalformedError({ cause: "HTML" }),
    "The server sent a response we couldn’t read. Please try again later.",
  ],
  [
    new OfflineError({ cause: "cable" }),
    "We couldn’t reach the server. Please check your internet connection and try again.",
  ],
  [
    new TimeoutError({ cause: "slow" }),
    "The server took too long to respond. Please wait a moment and try again.",
  ],
  // Specification section 8: the error has no message of its own.
  [new RejectedError({ httpStatus: 500 }), "something went wrong"],
])("has a message of its own without one of the server: %s", (error, words) => {
  expect(error.message).toBe(words);
});
