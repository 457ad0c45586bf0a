import { create, is } from "superstruct";
import { expect, test } from "vitest";
import { numberField } from "../index.ts";

test.for([
  ["0", 0],
  ["12", 12],
  ["-3", -3],
  ["0.5", 0.5],
  ["-0.25", -0.25],
  ["007", 7],
] as const)("%j is the number %d", ([text, value]) => {
  expect(create(text, numberField.rule)).toBe(value);
  expect(is(value, numberField.rule)).toBe(true);
});

test.for(["", " ", "1,5", "1.", ".5", "1e3", "0x1", "--1", "twelve", "1 2", "9".repeat(400)])(
  "%j is no number",
  (text) => {
    expect(() => create(text, numberField.rule)).toThrow("Expected");
  },
);
