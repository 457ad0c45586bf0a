import { refine } from "superstruct";
import { expect, test } from "vitest";
import { defineForm, requiredText } from "../index.ts";
import type { FieldDefinition } from "../index.ts";
import { checkForm, type FormCase } from "./check-form.ts";

const fiveToNine = refine(requiredText, "minLength", ({ length }) => length >= 5 && length <= 9);

const formWith = (
  field: Partial<FieldDefinition>,
  errors: object = { required: "Name?", minLength: "More" },
  options: Record<string, string> = {},
) =>
  defineForm({
    name: "name",
    fields: { name: { rule: fiveToNine, ...field } },
    copy: { fields: { name: { label: "Name", options } }, errors: { name: { ...errors } } },
  });

const cases: readonly FormCase<"name">[] = [
  ["a name", { name: "Adaeze" }, {}],
  ["nothing", {}, { name: "Name?" }],
  ["a short name", { name: "Ada" }, { name: "More" }],
];
const required = true;
const right = formWith({ attributes: { required } });

test("accepts a form whose rules, messages and attributes agree", () => {
  const form = formWith({ attributes: { required, minLength: 5, maxLength: 9 } });
  expect(() => checkForm(form, cases)).not.toThrow();
});

const wrong = "something went wrong";

test.for<[what: string, form: typeof right, cases: readonly FormCase<"name">[], fault: RegExp]>([
  [
    "another message",
    right,
    [...cases, ["a dot", { name: "." }, { name: "Less" }]],
    /a dot, as FormData: expected {"name":"Less"}, got {"name":"More"}/,
  ],
  [
    "a rule with an empty message",
    formWith({ attributes: { required } }, { required: "Name?", minLength: "" }),
    cases,
    /got {"name":""}/,
  ],
  [
    "a rule without a message, even if a case expects the fallback",
    formWith({ attributes: { required } }, { required: "Name?" }),
    [...cases.slice(0, 2), ["a short name", { name: "Ada" }, { name: wrong }]],
    /a short name, as JSON: copy\.errors has no text for a rule/,
  ],
  [
    "a rule without a message that no case breaks",
    formWith({ attributes: { required } }, { required: "Name?" }),
    cases.slice(0, 2),
    /^name: copy\.errors has no text for the rule that rejects "x"$/m,
  ],
  [
    "a message that no case expects",
    right,
    cases.slice(0, 2),
    /No case expects copy\.errors\.name\.minLength: More/,
  ],
  ["no valid case", right, cases.slice(1), /No case is valid/],
  ["a missing required", formWith({}), cases, /name: required is false, but the rule rejects ""/],
  [
    "a minLength above the rule's",
    formWith({ attributes: { required, minLength: 6 } }),
    cases,
    /minLength is 6/,
  ],
  [
    "a maxLength below the rule's",
    formWith({ attributes: { required, maxLength: 8 } }),
    cases,
    /maxLength is 8/,
  ],
  [
    "a maxLength above the rule's",
    formWith({ attributes: { required, maxLength: 10 } }),
    cases,
    /maxLength is 10/,
  ],
  [
    "an option that is invalid",
    formWith({ attributes: { required }, options: ["Chiamaka", "Ada"] }),
    cases,
    /^name: the option "Ada" is invalid$/m,
  ],
  [
    "a required field without a message of its own",
    formWith({ attributes: { required } }, { minLength: "More" }),
    [
      ["a name", { name: "Adaeze" }, {}],
      ["nothing", {}, { name: "More" }],
    ],
    /^name: it is required, but copy\.errors has no `required`$/m,
  ],
  [
    "the label of an option that does not exist",
    formWith({ attributes: { required }, options: ["Adaeze"] }, undefined, { Ngozi: "Ms. Ngozi" }),
    cases,
    /^name: the label of "Ngozi" has no option$/m,
  ],
])("reports %s", ([, form, given, fault]) => {
  expect(() => checkForm(form, given)).toThrow(fault);
});
