import { coerce, integer, is, max, nonempty, optional, string } from "superstruct";
import { expect, test } from "vitest";
import { checkboxGroupField, defineForm, numberField, textField, type ValuesOf } from "../index.ts";

const topicGroup = checkboxGroupField(["Product", "Events"]);
const partyForm = defineForm({
  name: "party",
  fields: {
    guests: { ...numberField, rule: max(numberField.rule, 8) },
    age: { rule: optional(numberField.rule) },
    topics: { ...topicGroup, rule: nonempty(topicGroup.rule) },
    year: { rule: coerce(integer(), string(), Number) },
  },
  copy: {
    fields: {
      guests: { label: "Guests" },
      age: { label: "Age" },
      topics: { label: "Topics" },
      year: { label: "Year" },
    },
    errors: {
      guests: { required: "Guests?", number: "A number", max: "Up to 8" },
      age: { number: "A number" },
      topics: { required: "Topics?" },
      year: { required: "Year?" },
    },
  },
});
const party = { guests: "2", age: "", topics: "Product\nEvents", year: "2026" };
const partyValues: ValuesOf<typeof partyForm> = {
  guests: 2,
  age: undefined,
  topics: ["Product", "Events"],
  year: 2026,
};

test("a rule that coerces text has its own value", () => {
  expect(partyForm.parse(party)).toStrictEqual({ status: "valid", values: partyValues });
  expect([partyValues, party].map((values) => is(values, partyForm.schema))).toStrictEqual([true, false]);
  expect(partyForm.readInput(partyValues)).toStrictEqual(party);
});

// Superstruct runs a cross-field rule on values of wrong types if the last failure is a refinement's:
// https://github.com/ianstormtaylor/superstruct/issues/979
test("a cross-field rule gets values, whatever the input holds and also of fields whose refinements fail", () => {
  const seen: unknown[] = [];
  const { guests } = partyForm.fields;
  const spied = defineForm({
    name: "spied",
    fields: { guests, name: textField },
    refine: { guests: { spy: (values) => seen.push(values) > 0 } },
    copy: {
      fields: { guests: { label: "Guests" }, name: { label: "Name" } },
      errors: { guests: { max: "Up to 8", spy: "No" }, name: { required: "Name?" } },
    },
  });
  expect(spied.validate({ guests: "9", name: undefined })).toStrictEqual({
    guests: "Up to 8",
    name: "Name?",
  });
  expect(seen).toStrictEqual([{ guests: 9, name: "" }]);
});

test.for([
  [{ guests: 2, topics: ["Product", "Events"], year: 2026 }, {}],
  [
    { guests: "", topics: [] },
    { guests: "Guests?", topics: "Topics?" },
  ],
  [
    { guests: 9, topics: ["Product", "Jobs"] },
    { guests: "Up to 8", topics: "Topics?" },
  ],
  [
    { guests: "two", topics: 7 },
    { guests: "A number", topics: "Topics?" },
  ],
] as const)("the values of numbers and groups in %j are read from JSON", ([input, errors]) => {
  expect(partyForm.validate({ ...party, ...input })).toStrictEqual(errors);
  const validate = partyForm.createValidate();
  validate(party);
  for (const [name, value] of Object.entries(input)) validate({ ...party, [name]: value });
  expect(validate({ ...party, ...input })).toStrictEqual(errors);
});

test("a posted group has each of its entries", () => {
  const body = new URLSearchParams("guests=2&topics=Events&topics=Product");
  expect(partyForm.readInput(body)).toMatchObject({ guests: "2", topics: "Events\nProduct" });
});
