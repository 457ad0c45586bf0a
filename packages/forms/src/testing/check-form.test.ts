import { refine } from "superstruct";
import { expect, test } from "vitest";
import { defineForm, emailField, requiredText, textField } from "../index.ts";
import type { ControlAttributes } from "../index.ts";
import { checkForm, type FormRow } from "./check-form.ts";

const fiveToNine = refine(requiredText, "minLength", ({ length }) => length >= 5 && length <= 9);
const words = {
  fields: { name: { label: "Name" } },
  errors: { name: { required: "Name?", minLength: "More" } },
};

const formWith = (attributes: ControlAttributes, copy: typeof words = words, options?: readonly string[]) =>
  defineForm({
    name: "name",
    fields: { name: { rule: fiveToNine, attributes, ...(options && { options }) } },
    copy,
  });

const rows: readonly FormRow<"name">[] = [
  ["a name", { name: "Adaeze" }, {}],
  ["nothing", {}, { name: "Name?" }],
  ["a short name", { name: "Ada" }, { name: "More" }],
];

test("a consistent form has no faults", () => {
  expect(() => checkForm(formWith({ required: true, minLength: 5, maxLength: 9 }), rows)).not.toThrow();
});

test.for<[what: string, form: ReturnType<typeof formWith>, rows: readonly FormRow<"name">[], fault: RegExp]>([
  [
    "another message",
    formWith({ required: true }),
    [...rows, ["a dot", { name: "." }, { name: "Less" }]],
    /a dot, as FormData: expected {"name":"Less"}, got {"name":"More"}/,
  ],
  [
    "a rule without words",
    formWith({ required: true }, { ...words, errors: { name: { ...words.errors.name, minLength: "" } } }),
    rows,
    /got {"name":""}/,
  ],
  [
    "words that no row reaches",
    formWith({ required: true }),
    rows.slice(0, 2),
    /No row leads to copy\.errors\.name\.minLength: More/,
  ],
  ["no right row", formWith({ required: true }), rows.slice(1), /No row is right/],
  ["a control that may stay empty", formWith({}), rows, /name: required is false, but the rule rejects ""/],
  ["another least length", formWith({ required: true, minLength: 6 }), rows, /minLength is 6/],
  ["a smaller greatest length", formWith({ required: true, maxLength: 8 }), rows, /maxLength is 8/],
  ["a larger greatest length", formWith({ required: true, maxLength: 10 }), rows, /maxLength is 10/],
  [
    "an option that is invalid",
    formWith({ required: true }, words, ["Chiamaka", "Ada"]),
    rows,
    /^name: the option "Ada" is invalid$/m,
  ],
])("%s is a fault", ([, form, given, fault]) => {
  expect(() => checkForm(form, given)).toThrow(fault);
});

test("a rule without any message is a fault, even if the row expects the fallback", () => {
  const silent = defineForm({
    name: "silent",
    fields: { email: emailField, city: textField },
    copy: {
      fields: { email: { label: "Email" }, city: { label: "City" } },
      errors: { email: { required: "Email?" }, city: { required: "City?" } },
    },
  });
  const right = { email: "ada@example.com", city: "Lagos" };
  expect(() =>
    checkForm(silent, [
      ["all", right, {}],
      ["nothing", {}, { email: "Email?", city: "City?" }],
      ["no address", { ...right, email: "ada" }, { email: "something went wrong" }],
    ]),
  ).toThrow(/no address, as JSON: copy\.errors has no text for a rule/);
});
