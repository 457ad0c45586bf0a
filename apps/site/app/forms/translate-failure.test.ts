import {
  AbortedError,
  MalformedError,
  OfflineError,
  RejectedError,
  TimeoutError,
} from "@matchfront/api-client";
import { en } from "@matchfront/forms/site/en";
import { locale } from "@matchfront/locales/fr/locale";
import { expect, test } from "vitest";
import { translateFailure } from "./translate-failure.ts";

const fr = locale.forms;
const messages = { ...fr.apiErrors, failure: fr.submit.failure };
const cause = new Error("cause");
const rejected = { httpStatus: 503 };

const failures = {
  offline: new OfflineError({ cause }),
  late: new TimeoutError({ cause }),
  unreadable: new MalformedError({ cause }),
};

test.each(Object.entries(failures))(
  "translateFailure gives a call that was %s a message in the page's language",
  (_, failure) => {
    // The API client's messages equal the English catalog.
    expect(failure.message).toBe(en.apiErrors[failure.name]);
    expect(translateFailure(failure, undefined)).toBe(failure);
    const said = translateFailure(failure, messages);
    expect(said).toBe(failure);
    expect(said).toHaveProperty("message", fr.apiErrors[failure.name]);
  },
);

test("translateFailure prefers the server's message to the HTTP status text", () => {
  const serverMessage = fr.serverErrors.tooManyCodeSends;
  const failure = new RejectedError({ ...rejected, serverMessage, message: "Too Many Requests" });
  expect(translateFailure(failure, undefined)).toHaveProperty("message", "Too Many Requests");
  expect(translateFailure(failure, messages)).toHaveProperty("message", serverMessage);
});

test.each([new AbortedError({ cause }), new RejectedError(rejected), new Error("x is undefined"), "a text"])(
  "translateFailure gives other failures a general message",
  (failure) => {
    expect(translateFailure(failure, messages)).toHaveProperty("message", fr.submit.failure);
  },
);
