import type { FormCases } from "../forms.cases.ts";
import { passwordResetForm, type PasswordResetValues } from "./password-reset-form.ts";

/** The same password in both fields. */
const twice = (password: string): PasswordResetValues => ({
  newPassword: password,
  confirmPassword: password,
});

const missing = "Please enter password";
const short = { newPassword: "Password must be 8 character" };
const different = { confirmPassword: "Password doesn't match" };

export const passwordReset: FormCases<PasswordResetValues> = {
  form: passwordResetForm,
  input: twice("mango tree"),
  valid: [
    ["8 characters [spec 116, 146]", twice("12345678")],
    ["8 emoji", twice("🦁".repeat(8))],
    ["8 blanks", twice(" ".repeat(8))],
    ["blanks around it, which it keeps", twice(" mango tree ")],
    [
      "a second from another keyboard",
      { newPassword: "café noir", confirmPassword: "cafe\u0301 noir" },
      twice("café noir"),
    ],
    ["1,000 characters", twice("a".repeat(1000))],
  ],
  invalid: [
    ["nothing [spec 116]", twice(""), { newPassword: missing, confirmPassword: missing }],
    ["only the second", { newPassword: "" }, { newPassword: missing, ...different }],
    ["only the first", { confirmPassword: "" }, { confirmPassword: missing }],
    ["7 characters [spec 116, 146]", twice("1234567"), short],
    ["7 letters with their marks apart", twice("é".repeat(7).normalize("NFD")), short],
    ["7 emoji", twice("🦁".repeat(7)), short],
    [
      "7 characters, and no second",
      { newPassword: "1234567", confirmPassword: "" },
      { ...short, confirmPassword: missing },
    ],
    ["7 characters, and another second", { newPassword: "1234567" }, { ...short, ...different }],
    ["two that differ in case [spec 116]", { confirmPassword: "Mango tree" }, different],
    ["two that differ by a blank", { confirmPassword: "mango tree " }, different],
  ],
};
