import {
  AbortedError,
  MalformedError,
  OfflineError,
  RejectedError,
  TimeoutError,
} from "@matchfront/api-client";
import { en } from "@matchfront/forms/languages/en";
import { fr } from "@matchfront/forms/languages/fr";
import { expect, test } from "vitest";
import { translateFailure } from "./translate-failure.ts";

const words = { ...fr.failures, failure: fr.submit.failure };
const cause = new Error("cause");
const rejected = { httpStatus: 503 };

const failures = {
  offline: new OfflineError({ cause }),
  late: new TimeoutError({ cause }),
  unreadable: new MalformedError({ cause }),
};

test.each(Object.entries(failures))("a call that was %s fails in the page's words", (_, failure) => {
  // English is what the API's client says.
  expect(failure.message).toBe(en.failures[failure.name]);
  expect(translateFailure(failure, undefined)).toBe(failure);
  const said = translateFailure(failure, words);
  expect(said).toBe(failure);
  expect(said).toHaveProperty("message", fr.failures[failure.name]);
});

test("what the server said is said, in place of the status of an SMS that failed", () => {
  const serverMessage = fr.answers.tooManyCodeSends;
  const failure = new RejectedError({ ...rejected, serverMessage, message: "Too Many Requests" });
  expect(translateFailure(failure, undefined)).toHaveProperty("message", "Too Many Requests");
  expect(translateFailure(failure, words)).toHaveProperty("message", serverMessage);
});

test.each([new AbortedError({ cause }), new RejectedError(rejected), new Error("x is undefined"), "a text"])(
  "whatever else went wrong went wrong",
  (failure) => {
    expect(translateFailure(failure, words)).toHaveProperty("message", fr.submit.failure);
  },
);
