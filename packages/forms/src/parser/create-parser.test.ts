import { refine, string, type } from "superstruct";
import { expect, test } from "vitest";
import { requiredText } from "../rules/required-text.ts";
import { createParser } from "./create-parser.ts";

const digits = refine(requiredText, "digits", (text) => /^\d*$/.test(text));
const pin = refine(digits, "length", (text) => text.length === 4);
const pair = refine(type({ pin, repeat: requiredText, note: string() }), "same", ({ pin: first, repeat }) => {
  return first === repeat || { path: ["repeat"] };
});

const parse = createParser(pair, {
  pin: { required: "Enter a PIN", digits: "Only digits", length: "Four digits" },
  repeat: { required: "Enter it again", same: "They differ" },
  note: {},
});

test("a field's first broken rule speaks", () => {
  expect(parse({ pin: "", repeat: "" })).toMatchObject({ errors: { pin: "Enter a PIN" } });
  expect(parse({ pin: "12x", repeat: "12x" })).toMatchObject({ errors: { pin: "Only digits" } });
  expect(parse({ pin: "123", repeat: "123" })).toMatchObject({ errors: { pin: "Four digits" } });
});

test("a rule over several fields shows at the field it names, after the field's own rules", () => {
  expect(parse({ pin: "1234", repeat: "12" })).toStrictEqual({
    status: "invalid",
    errors: { repeat: "They differ" },
  });
  expect(parse({ pin: "1234" })).toMatchObject({ errors: { repeat: "Enter it again" } });
});

test("an optional field may be missing or of a wrong type, and comes out empty", () => {
  expect(parse({ pin: "1234", repeat: "1234", note: null })).toStrictEqual({
    status: "valid",
    values: { pin: "1234", repeat: "1234", note: "" },
  });
});

// Superstruct would speak of regular expressions: https://github.com/ianstormtaylor/superstruct/issues/568
test("a rule without a message says something went wrong, never superstruct's own words", () => {
  const bare = createParser(type({ pin }), { pin: {} });
  expect(bare({ pin: "x" })).toStrictEqual({ status: "invalid", errors: { pin: "something went wrong" } });
});

// Superstruct runs a rule over several fields on values of wrong types, when the last failure is a
// refinement's. Background: https://github.com/ianstormtaylor/superstruct/issues/979
test("a rule over several fields meets text, whatever the input holds", () => {
  const seen: unknown[] = [];
  const spied = refine(type({ pin, repeat: requiredText }), "spy", (values) => seen.push(values) > 0);
  createParser(spied, { pin: {}, repeat: {} })({ pin: undefined, repeat: "" });
  expect(seen).toStrictEqual([{ pin: "", repeat: "" }]);
});
