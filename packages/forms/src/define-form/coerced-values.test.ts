import { coerce, integer, is, max, nonempty, optional, string } from "superstruct";
import { expect, test } from "vitest";
import { checkboxGroupField, defineForm, numberField, type ValuesOf } from "../index.ts";

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
  expect(is(partyValues, partyForm.schema)).toBe(true);
  expect(partyForm.readInput(partyValues)).toStrictEqual(party);
});

test("a cross-field rule gets values, also of fields whose refinements fail", () => {
  const seen: unknown[] = [];
  const { guests } = partyForm.fields;
  const spied = defineForm({
    name: "spied",
    fields: { guests },
    refine: { guests: { spy: (values) => seen.push(values) > 0 } },
    copy: { fields: { guests: { label: "Guests" } }, errors: { guests: { max: "Up to 8", spy: "No" } } },
  });
  expect(spied.validate({ guests: "9" })).toStrictEqual({ guests: "Up to 8" });
  expect(seen).toStrictEqual([{ guests: 9 }]);
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
