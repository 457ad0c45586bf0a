import { expect, test } from "vitest";
import {
  createSubmit,
  emptyPasswordReset,
  parsePasswordReset,
  passwordResetCopy,
  validatePasswordReset,
} from "../index.ts";
import type { PasswordResetValues } from "../index.ts";
import { invalidCases, twice, validPasswords } from "./parse-password-reset.cases.ts";

test.for(validPasswords)("a password is taken with %s", ([, password]) => {
  expect(parsePasswordReset(twice(password))).toStrictEqual({ status: "valid", values: twice(password) });
  expect(validatePasswordReset(twice(password))).toStrictEqual({});
});

test.for(invalidCases)("a password is refused with %s", ([, input, errors]) => {
  expect(parsePasswordReset(input)).toStrictEqual({ status: "invalid", errors });
  expect(Object.entries(validatePasswordReset(input))).toStrictEqual(Object.entries(errors));
});

test("the words of the specification are kept byte for byte, in its order", () => {
  expect(passwordResetCopy.errors).toStrictEqual({
    newPassword: { required: "Please enter password", minLength: "Password must be 8 character" },
    confirmPassword: { required: "Please enter password", same: "Password doesn't match" },
  });
  expect(Object.keys(emptyPasswordReset)).toStrictEqual(Object.keys(passwordResetCopy.errors));
});

test("a password is sent by a submit, and kept where that fails", async () => {
  const submit = createSubmit<PasswordResetValues, string>({
    send: () => Promise.reject(new Error("This link has expired")),
  });
  const values = twice("mango tree");
  const failed = { status: "failed", message: "This link has expired", values };
  await expect(submit.submit(values)).resolves.toStrictEqual(failed);
});
