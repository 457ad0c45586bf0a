import { expect, test } from "vitest";
import { toAsciiDigits } from "../index.ts";

/** All decimal digits that this engine knows, each script's from 0 to 9. */
const digits = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => /\p{Nd}/u.test(String.fromCodePoint(code)))
  .map((code) => String.fromCodePoint(code));

test("replaces the digits of every script", () => {
  expect(digits.length).toBeGreaterThan(600);
  expect(toAsciiDigits(digits.join(""))).toBe("0123456789".repeat(digits.length / 10));
});

test("keeps other text", () => {
  expect(toAsciiDigits("Ⅷ ½ ² ① abc")).toBe("Ⅷ ½ ² ① abc");
});
