import { expect, test } from "vitest";
import { createSubmit } from "../../index.ts";
import { passwordResetForm } from "../index.ts";
import type { PasswordResetValues } from "../index.ts";
import { checkForm } from "../../testing/check-form.ts";
import { invalidCases, twice, validPasswords } from "./password-reset-form.cases.ts";

test.for(validPasswords)("a password is valid with %s", ([, password]) => {
  expect(passwordResetForm.parse(twice(password))).toStrictEqual({
    status: "valid",
    values: twice(password),
  });
  expect(passwordResetForm.validate(twice(password))).toStrictEqual({});
});

test.for(invalidCases)("a password is invalid with %s", ([, input, errors]) => {
  expect(passwordResetForm.parse(input)).toStrictEqual({ status: "invalid", errors });
  expect(Object.entries(passwordResetForm.validate(input))).toStrictEqual(Object.entries(errors));
});

test("the words of the specification are kept byte for byte, in its order [spec 116, 143]", () => {
  expect(passwordResetForm.copy.errors).toStrictEqual({
    newPassword: { required: "Please enter password", minLength: "Password must be 8 character" },
    confirmPassword: { required: "Please enter password", same: "Password doesn't match" },
  });
  expect(Object.keys(passwordResetForm.emptyValues)).toStrictEqual(
    Object.keys(passwordResetForm.copy.errors),
  );
});

test("its messages are the same for every input format, and its HTML attributes match its rules", () => {
  const right = validPasswords.map(([what, password]) => [what, twice(password), {}] as const);
  expect(() => checkForm(passwordResetForm, [...right, ...invalidCases])).not.toThrow();
});

test("invalidReply returns no password", () => {
  const { errors, ...invalidReply } = passwordResetForm.invalidReply(twice("mango"), {
    newPassword: "Too short",
  });
  expect(invalidReply).toStrictEqual({ status: "invalid", input: twice("") });
  expect(errors).toStrictEqual({ newPassword: "Too short" });
});

test("a submit sends the password, and keeps it if that fails", async () => {
  const submit = createSubmit<PasswordResetValues, string>({
    send: () => Promise.reject(new Error("This link has expired")),
  });
  const values = twice("mango tree");
  const failed = { status: "failed", message: "This link has expired", values };
  await expect(submit.submit(values)).resolves.toStrictEqual(failed);
});
