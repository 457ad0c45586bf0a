import type { FieldErrors } from "../../define-form/form.ts";
import type { PasswordResetValues } from "./password-reset-form.ts";

type PasswordResetErrors = FieldErrors<PasswordResetValues>;

/** The same password in both fields. */
export const twice = (password: string): PasswordResetValues => ({
  newPassword: password,
  confirmPassword: password,
});

const missing = "Please enter password";
const short: PasswordResetErrors = { newPassword: "Password must be 8 character" };
const different: PasswordResetErrors = { confirmPassword: "Password doesn't match" };

/** [description, valid password, kept unchanged] */
export const validPasswords: readonly (readonly [name: string, password: string])[] = [
  ["8 characters [spec 116, 146]", "12345678"],
  ["8 emoji", "🦁".repeat(8)],
  ["8 blanks", " ".repeat(8)],
  ["blanks around it, which it keeps", " mango tree "],
  ["1,000 characters", "a".repeat(1000)],
  ["accents in two ways", "Adé\u0301sínà"],
];

/** [description, input, messages] */
export const invalidCases: readonly (readonly [name: string, input: unknown, errors: PasswordResetErrors])[] =
  [
    ["nothing [spec 116]", {}, { newPassword: missing, confirmPassword: missing }],
    ["undefined", undefined, { newPassword: missing, confirmPassword: missing }],
    [
      "wrong types",
      { newPassword: 12_345_678, confirmPassword: ["12345678"] },
      { newPassword: missing, confirmPassword: missing },
    ],
    [
      "only the second",
      { newPassword: "", confirmPassword: "mango tree" },
      { newPassword: missing, ...different },
    ],
    ["only the first", { newPassword: "mango tree", confirmPassword: "" }, { confirmPassword: missing }],
    ["7 characters [spec 116, 146]", twice("1234567"), short],
    ["7 emoji", twice("🦁".repeat(7)), short],
    [
      "7 characters, and another second",
      { newPassword: "1234567", confirmPassword: "x" },
      { ...short, ...different },
    ],
    [
      "7 characters, and no second",
      { newPassword: "1234567", confirmPassword: "" },
      { ...short, confirmPassword: missing },
    ],
    ["two that differ [spec 116]", { newPassword: "mango tree", confirmPassword: "mango trees" }, different],
    ["two that differ in case", { newPassword: "mango tree", confirmPassword: "Mango tree" }, different],
    ["two that differ by a blank", { newPassword: "mango tree", confirmPassword: "mango tree " }, different],
  ];
