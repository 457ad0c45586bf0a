import type { StandardSchemaV1 } from "@standard-schema/spec";
import { enums, refine, size, string } from "superstruct";
import { expect, expectTypeOf, test } from "vitest";
import { checkboxField, defineForm, emailField, requiredText, textField } from "../index.ts";
import type { InputOf, ErrorsOf, ReplyOf, ValuesOf } from "../index.ts";

const topics = ["Product", "Events"] as const;
const digits = refine(requiredText, "digits", (text) => /^\d*$/.test(text));
const pin = refine(digits, "length", (text) => text.length === 4);

const copy = {
  fields: {
    topic: { label: "Topic", options: { Events: "Where to meet" } },
    email: { label: "Email", hint: "We answer there" },
    pin: { label: "PIN" },
    repeat: { label: "PIN again" },
    note: { label: "Note" },
  },
  errors: {
    topic: { required: "Choose a topic" },
    email: { required: "Email is required", email: "Must be a valid email" },
    pin: { required: "Enter a PIN", digits: "Only digits", length: "Four digits" },
    repeat: { required: "Enter it again", same: "They differ" },
    note: {},
  },
} as const;

const form = defineForm({
  name: "newsletter",
  fields: {
    topic: { rule: enums(topics), options: topics, attributes: { required: true } },
    email: emailField,
    pin: { rule: pin, attributes: { required: true, inputMode: "numeric" } },
    repeat: textField,
    note: { rule: string(), normalize: (text) => text.toUpperCase() },
  },
  refine: { repeat: { same: ({ pin: first, repeat }) => first === repeat } },
  copy,
});

const right = { topic: "Events", email: "ada@example.com", pin: "1234", repeat: "1234", note: "" } as const;

const threeAndOne = defineForm({
  name: "three",
  fields: { a: textField, b: textField, c: { rule: size(string(), 3, 5) } },
  refine: { a: { other: ({ a, b }) => a === b } },
  copy: {
    fields: { a: { label: "A" }, b: { label: "B" }, c: { label: "C" } },
    errors: {
      a: { required: "A?", other: "Not B" },
      b: { required: "B?" },
      c: { required: "C?", size: "3 to 5" },
    },
  },
});

test("errors are in the order of the fields, whichever rules fail", () => {
  const errors = threeAndOne.validate({ a: "1", b: "2", c: "1" });
  expect(Object.entries(errors)).toStrictEqual([
    ["a", "Not B"],
    ["c", "3 to 5"],
  ]);
});

test("a missing text gives the message for `required`, whatever its rule is called", () => {
  expect(threeAndOne.validate({})).toStrictEqual({ a: "A?", b: "B?", c: "C?" });
});

test("a missing optional field is empty, each text is normalized as its field defines, and unknown fields are dropped", () => {
  const input = { ...right, email: " ada@example.com\n", note: " hi ", admin: "true" };
  const values = { ...right, note: " HI " };
  expect(form.parse(input)).toStrictEqual({ status: "valid", values });
  expect(form.attributes.note).toStrictEqual({});
  expect(form.parse({ ...right, note: undefined })).toStrictEqual({ status: "valid", values: right });
});

const boxes = defineForm({
  name: "boxes",
  fields: { events: { rule: string(), attributes: { type: "checkbox" } }, consent: checkboxField },
  copy: {
    fields: { events: { label: "Events" }, consent: { label: "I agree" } },
    errors: { events: {}, consent: { required: "Please agree" } },
  },
});

test.for([
  ["on", "on"],
  [true, "on"],
  [false, ""],
  ["", ""],
  [undefined, ""],
  [null, ""],
  ["off", ""],
  ["true", ""],
  [1, ""],
])("the value %o of a checkbox is read as %o", ([value, text]) => {
  const input = { events: value, consent: value };
  expect(boxes.readInput(input)).toStrictEqual({ events: text, consent: text });
  expect(boxes.parse({ events: value, consent: true })).toStrictEqual({
    status: "valid",
    values: { events: text, consent: "on" },
  });
  expect(boxes.validate(input)).toStrictEqual(text === "on" ? {} : { consent: "Please agree" });
});

test("invalidReply returns the typed text unchanged", () => {
  const errors = { email: "Must be a valid email" };
  expect(form.invalidReply({ email: " ada", admin: "true" }, errors)).toStrictEqual({
    status: "invalid",
    input: { ...form.emptyValues, email: " ada" },
    errors,
  });
  expect(form.invalidReply({}, {}, "Too many messages")).toMatchObject({ formError: "Too many messages" });
});

test("withCopy changes nothing but the copy", () => {
  const french = form.withCopy({
    ...copy,
    errors: { ...copy.errors, email: { required: "Indiquez votre adresse", email: "Adresse invalide" } },
  });
  expect(french.validate({ ...right, email: "ada" })).toStrictEqual({ email: "Adresse invalide" });
  expect(french.parse(right)).toStrictEqual(form.parse(right));
  expect([french.name, french.fieldNames]).toStrictEqual([form.name, form.fieldNames]);
  expect(form.validate({ ...right, email: "ada" })).toStrictEqual({ email: "Must be a valid email" });
  const { email: _, ...fields } = copy.fields;
  // @ts-expect-error -- each field must be there
  expect(() => form.withCopy({ ...copy, fields })).toThrow("newsletter.email needs copy.fields");
});

test("its types are inferred from its rules, also as a Standard Schema", () => {
  const schema: StandardSchemaV1<unknown, ValuesOf<typeof form>> = form;
  expect(schema["~standard"].validate(right)).toStrictEqual({ value: right });
  expectTypeOf<StandardSchemaV1.InferOutput<typeof form>>().toEqualTypeOf<ValuesOf<typeof form>>();
  expectTypeOf<ValuesOf<typeof form>["topic"]>().toEqualTypeOf<"Product" | "Events">();
  expectTypeOf<ValuesOf<typeof form>["pin"]>().toEqualTypeOf<string>();
  expectTypeOf<InputOf<typeof form>["topic"]>().toEqualTypeOf<string>();
  expectTypeOf<StandardSchemaV1.InferInput<typeof boxes>["consent"]>().toEqualTypeOf<string | boolean>();
  expectTypeOf<keyof ErrorsOf<typeof form>>().toEqualTypeOf<"topic" | "email" | "pin" | "repeat" | "note">();
  const reply: ReplyOf<typeof form> = form.invalidReply({}, {});
  expect(reply.status).toBe("invalid");
});

test("a definition without a field's copy, or without a cross-field rule's message, throws", () => {
  expect(() =>
    defineForm({
      name: "wordless",
      fields: { email: emailField },
      // @ts-expect-error -- a field has messages
      copy: { fields: { email: { label: "Email" } }, errors: {} },
    }),
  ).toThrow("wordless.email needs copy.fields and copy.errors");
  const { fields } = form;
  const errors = { ...copy.errors, repeat: { required: "Enter it again" } };
  expect(() =>
    defineForm({
      name: "silent",
      fields,
      refine: { repeat: { same: ({ pin: first, repeat }) => first === repeat } },
      copy: { ...copy, errors },
    }),
  ).toThrow("silent.repeat needs copy.errors.repeat.same");
});
