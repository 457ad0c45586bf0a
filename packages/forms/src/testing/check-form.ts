import type { FormCopy } from "../define-form/copy.ts";
import type { Control, FieldDefinition } from "../define-form/field-definition.ts";
import type { FieldErrors, Parsed } from "../define-form/form.ts";
import type { StandardSchema } from "../define-form/standard-schema.ts";
import { submitCopy } from "../copy/submit-copy.ts";

type Texts = Readonly<Record<string, string>>;

/** What is checked of a form. */
type CheckedForm<Name extends string> = {
  readonly names: readonly Name[];
  readonly fields: Readonly<Record<Name, Pick<FieldDefinition, "rule" | "options">>>;
  readonly constraints: Readonly<Record<Name, Control>>;
  readonly copy: Pick<FormCopy<Name>, "errors">;
  readonly parse: (input: unknown) => Parsed<{ readonly [Field in Name]: unknown }>;
  readonly validate: (input: unknown) => FieldErrors<{ readonly [Field in Name]: unknown }>;
  readonly "~standard": Pick<StandardSchema<unknown, unknown>, "validate">;
};

/** What an input is, the input, and the messages that come of it, in the form's order; none where it is right. */
export type FormRow<Name extends string = string> = readonly [
  what: string,
  input: unknown,
  errors: { readonly [Field in Name]?: string },
];

/**
 * Proves a form: every message byte for byte, one per field and in the form's order, however the input comes in (as it
 * is, as JSON, as the `FormData` of a native post, as final-form's values, through Standard Schema); that each text of
 * `copy.errors` is reached; and that the HTML attributes say what the rules do.
 *
 * @param rows - inputs, the first right one of which is varied to try the attributes
 * @throws Error that lists everything at fault
 * @example
 * test("the newsletter's form", () => {
 *   checkForm(newsletterForm, [
 *     ["an address", { email: "ada@example.com" }, {}],
 *     ["nothing", {}, { email: "Email is required" }],
 *     ["no address", { email: "ada" }, { email: "Must be a valid email" }],
 *   ]);
 * });
 */
export function checkForm<Name extends string>(
  form: CheckedForm<Name>,
  rows: readonly FormRow<NoInfer<Name>>[],
): void {
  const faults = [...rows.flatMap((row) => rowFaults(form, row)), ...unreachedTexts(form, rows)];
  const right = rows.find(([, input, errors]) => isTexts(input) && Object.keys(errors).length === 0)?.[1];
  if (isTexts(right)) faults.push(...form.names.flatMap((name) => attributeFaults(form, name, right)));
  else faults.push("No row is right: give one with a text in every field and no errors ({}).");
  if (faults.length > 0) throw new Error(`${faults.length} faults of the form:\n${faults.join("\n")}`);
}

/** The ways into a form, each giving its messages. */
const waysIn = {
  "as it is": ({ parse }, input) => errorsOf(parse(input)),
  "as JSON": ({ parse }, input) => errorsOf(parse(JSON.parse(JSON.stringify(input)))),
  "as FormData": ({ parse }, input) => errorsOf(parse(formDataOf(input))),
  // final-form takes the key of an emptied field out of its values.
  "as final-form's values": ({ validate }, input) =>
    validate(Object.fromEntries(Object.entries(input).filter(([, text]) => text !== ""))),
  "through Standard Schema": (form, input) => {
    const { issues = [] } = form["~standard"].validate(input);
    return Object.fromEntries(issues.map(({ message, path }) => [path.join("."), message]));
  },
} satisfies Record<string, (form: CheckedForm<string>, input: Texts) => object>;

function rowFaults(form: CheckedForm<string>, [what, input, errors]: FormRow): string[] {
  const expected = JSON.stringify(errors);
  const found = isTexts(input)
    ? Object.entries(waysIn).map(([way, read]) => [way, read(form, input)] as const)
    : [["as it is", errorsOf(form.parse(input))] as const];
  return found.flatMap(([way, messages]) => {
    const got = JSON.stringify(messages);
    if (Object.values(messages).includes(submitCopy.failure))
      return [`${what}, ${way}: copy.errors has no text for a rule: ${got}`];
    return got === expected ? [] : [`${what}, ${way}: expected ${expected}, got ${got}`];
  });
}

function unreachedTexts({ names, copy }: CheckedForm<string>, rows: readonly FormRow[]): string[] {
  return names.flatMap((name) =>
    Object.entries(copy.errors[name] ?? {})
      .filter(([, text]) => !rows.some(([, , errors]) => errors[name] === text))
      .map(([rule, text]) => `No row leads to copy.errors.${name}.${rule}: ${text}`),
  );
}

function attributeFaults(form: CheckedForm<string>, name: string, right: Texts): string[] {
  const { required = false, minLength, maxLength } = form.constraints[name] ?? {};
  const { options = [] } = form.fields[name] ?? {};
  const takes = (text: string) => form.validate({ ...right, [name]: text })[name] === undefined;
  const ofLength = (length: number) => (right[name] || "a").repeat(length).slice(0, length);
  const claims: readonly (readonly [holds: boolean, fault: string])[] = [
    [takes("") === !required, `required is ${required}, but the rule ${required ? "takes" : "refuses"} ""`],
    [
      minLength === undefined || (takes(ofLength(minLength)) && !takes(ofLength(minLength - 1))),
      `minLength is ${minLength}, which is not the least length that the rule takes`,
    ],
    [
      maxLength === undefined || (takes(ofLength(maxLength)) && !takes(ofLength(maxLength + 1))),
      `maxLength is ${maxLength}, which is not the greatest length that the rule takes`,
    ],
    ...options.map((option) => [takes(option), `the option "${option}" is refused`] as const),
  ];
  return claims.filter(([holds]) => !holds).map(([, fault]) => `${name}: ${fault}`);
}

function errorsOf(parsed: Parsed<unknown>): object {
  return parsed.status === "invalid" ? parsed.errors : {};
}

/** As a browser posts it. */
function formDataOf(input: Texts): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(input)) data.append(name, text.replaceAll(/\r\n?|\n/g, "\r\n"));
  return data;
}

function isTexts(input: unknown): input is Texts {
  try {
    const properties = Object.values(Object.getOwnPropertyDescriptors(input));
    return (
      Object.getPrototypeOf(input) === Object.prototype &&
      properties.every(({ value }) => typeof value === "string")
    );
  } catch {
    return false; // nothing, or a proxy that refuses
  }
}
