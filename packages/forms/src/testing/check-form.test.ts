import { refine } from "superstruct";
import { expect, test } from "vitest";
import { defineForm, emailField, requiredText, textField } from "../index.ts";
import type { ControlAttributes } from "../index.ts";
import { checkForm, type FormCase } from "./check-form.ts";

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

const cases: readonly FormCase<"name">[] = [
  ["a name", { name: "Adaeze" }, {}],
  ["nothing", {}, { name: "Name?" }],
  ["a short name", { name: "Ada" }, { name: "More" }],
];

test("accepts a form whose rules, messages and attributes agree", () => {
  expect(() => checkForm(formWith({ required: true, minLength: 5, maxLength: 9 }), cases)).not.toThrow();
});

test.for<
  [what: string, form: ReturnType<typeof formWith>, cases: readonly FormCase<"name">[], fault: RegExp]
>([
  [
    "another message",
    formWith({ required: true }),
    [...cases, ["a dot", { name: "." }, { name: "Less" }]],
    /a dot, as FormData: expected {"name":"Less"}, got {"name":"More"}/,
  ],
  [
    "a rule with an empty message",
    formWith({ required: true }, { ...words, errors: { name: { ...words.errors.name, minLength: "" } } }),
    cases,
    /got {"name":""}/,
  ],
  [
    "a message that no case expects",
    formWith({ required: true }),
    cases.slice(0, 2),
    /No case expects copy\.errors\.name\.minLength: More/,
  ],
  ["no valid case", formWith({ required: true }), cases.slice(1), /No case is valid/],
  ["a missing required", formWith({}), cases, /name: required is false, but the rule rejects ""/],
  ["a minLength above the rule's", formWith({ required: true, minLength: 6 }), cases, /minLength is 6/],
  ["a maxLength below the rule's", formWith({ required: true, maxLength: 8 }), cases, /maxLength is 8/],
  ["a maxLength above the rule's", formWith({ required: true, maxLength: 10 }), cases, /maxLength is 10/],
  [
    "an option that is invalid",
    formWith({ required: true }, words, ["Chiamaka", "Ada"]),
    cases,
    /^name: the option "Ada" is invalid$/m,
  ],
])("reports %s", ([, form, given, fault]) => {
  expect(() => checkForm(form, given)).toThrow(fault);
});

test("reports a rule without a message, even if a case expects the fallback", () => {
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
