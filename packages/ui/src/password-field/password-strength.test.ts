import { expect, test } from "vitest";
import { strengthCases } from "./password-strength.cases.ts";
import { passwordStrength } from "./password-strength.ts";

test.each(strengthCases)("%j is %s: %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test("rates passwords of any length", () => {
  expect(passwordStrength("ab".repeat(50_000))).toBe("weak");
  expect(passwordStrength(`${"a".repeat(20_000)}b`)).toBe("weak");
});
