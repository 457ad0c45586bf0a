import { isCheckboxGroup } from "../define-form/choices.ts";
import type { Form, Parsed } from "../define-form/form.ts";
import { failure } from "../copy/failure-message.ts";

type Texts = Readonly<Record<string, string>>;

/** The part of a form that is checked. */
type CheckedForm<Name extends string> = Pick<
  // oxlint-disable-next-line typescript/no-explicit-any -- the values of any form
  Form<{ readonly [Field in Name]: any }>,
  "fieldNames" | "fields" | "attributes" | "copy" | "parse" | "validate" | "~standard"
>;

/** A description, an input, and its errors in the form's order; `{}` if it is valid. */
export type FormCase<Name extends string = string> = readonly [
  what: string,
  input: unknown,
  errors: { readonly [Field in Name]?: string },
];

/**
 * Checks a form: that each case has exactly its errors, in the form's order and in all input formats (object, JSON, `FormData`,
 * final-form's values, Standard Schema); that the cases cover all messages of `copy.errors`; that no rule lacks a message, as
 * far as some usual faults show; and that the HTML attributes, the `required` messages and the labels of options match the rules.
 *
 * @param cases - inputs and their errors; the attributes are verified with variations of the first valid one
 * @throws Error with all faults
 * @example
 * test("the newsletter's form", () => {
 *   checkForm(newsletterForm, [
 *     ["a valid address", { email: "ada@example.com" }, {}],
 *     ["nothing", {}, { email: "Email is required" }],
 *     ["an invalid address", { email: "ada" }, { email: "Must be a valid email" }],
 *   ]);
 * });
 */
export function checkForm<Name extends string>(
  form: CheckedForm<Name>,
  cases: readonly FormCase<NoInfer<Name>>[],
): void {
  const faults = [...cases.flatMap((each) => findCaseFaults(form, each)), ...unreachedTexts(form, cases)];
  const right = cases.find(([, input, errors]) => isTexts(input) && Object.keys(errors).length === 0)?.[1];
  if (isTexts(right)) faults.push(...form.fieldNames.flatMap((name) => attributeFaults(form, name, right)));
  else faults.push("No case is valid: add one with a text in every field and no errors, {}.");
  if (faults.length > 0) throw new Error(`checkForm found ${faults.length} faults:\n${faults.join("\n")}`);
}

/** The messages for an input, by its format. */
const inputFormats = {
  "as it is": ({ parse }, input) => errorsOf(parse(input)),
  "as JSON": ({ parse }, input) => errorsOf(parse(JSON.parse(JSON.stringify(input)))),
  "as FormData": ({ parse }, input) => errorsOf(parse(formDataOf(input))),
  // final-form removes the key of an emptied field from its values.
  "as final-form's values": ({ validate }, input) =>
    validate(Object.fromEntries(Object.entries(input).filter(([, text]) => text !== ""))),
  "through Standard Schema": (form, input) => {
    const { issues = [] } = form["~standard"].validate(input);
    return Object.fromEntries(issues.map(({ message, path }) => [path.join("."), message]));
  },
} satisfies Record<string, (form: CheckedForm<string>, input: Texts) => object>;

function findCaseFaults(form: CheckedForm<string>, [what, input, errors]: FormCase): string[] {
  const expected = JSON.stringify(errors);
  const found = isTexts(input)
    ? Object.entries(inputFormats).map(([way, read]) => [way, read(form, input)] as const)
    : [["as it is", errorsOf(form.parse(input))] as const];
  return found.flatMap(([way, messages]) => {
    const got = JSON.stringify(messages);
    if (Object.values(messages).includes(failure))
      return [`${what}, ${way}: copy.errors has no text for a rule: ${got}`];
    return got === expected ? [] : [`${what}, ${way}: expected ${expected}, got ${got}`];
  });
}

function unreachedTexts({ fieldNames, copy }: CheckedForm<string>, cases: readonly FormCase[]): string[] {
  return fieldNames.flatMap((name) =>
    Object.entries(copy.errors[name] ?? {})
      .filter(([, text]) => !cases.some(([, , errors]) => errors[name] === text))
      .map(([rule, text]) => `No case expects copy.errors.${name}.${rule}: ${text}`),
  );
}

/** Texts that most rules reject, whatever the cases are. */
const probes = ["", "x", "0", "-1.5", "1".repeat(15), "x".repeat(300)];

function attributeFaults(form: CheckedForm<string>, name: string, right: Texts): string[] {
  const { required = false, minLength, maxLength } = form.attributes[name] ?? {};
  const field = form.fields[name];
  const options = field?.options ?? [];
  const labeled = Object.keys(form.copy.fields[name]?.options ?? {});
  const errorOf = (text: string) => form.validate({ ...right, [name]: text })[name];
  const accepts = (text: string) => errorOf(text) === undefined;
  // Only a forged post has an unknown option.
  const silent = options.length > 0 ? undefined : probes.find((text) => errorOf(text) === failure);
  const ofLength = (length: number) => (right[name] || "a").repeat(length).slice(0, length);
  const claims: readonly (readonly [holds: boolean, fault: string])[] = [
    [
      // Browsers know no required group.
      accepts("") === !required || (field !== undefined && isCheckboxGroup(field)),
      `required is ${required}, but the rule ${required ? "accepts" : "rejects"} ""`,
    ],
    [
      minLength === undefined || (accepts(ofLength(minLength)) && !accepts(ofLength(minLength - 1))),
      `minLength is ${minLength}, which is not the least length that the rule accepts`,
    ],
    [
      maxLength === undefined || (accepts(ofLength(maxLength)) && !accepts(ofLength(maxLength + 1))),
      `maxLength is ${maxLength}, which is not the greatest length that the rule accepts`,
    ],
    [
      !required || form.copy.errors[name]?.["required"] !== undefined,
      "it is required, but copy.errors has no `required`",
    ],
    [silent === undefined, `copy.errors has no text for the rule that rejects ${JSON.stringify(silent)}`],
    ...options.map((option) => [accepts(option), `the option "${option}" is invalid`] as const),
    ...labeled.map((option) => [options.includes(option), `the label of "${option}" has no option`] as const),
  ];
  return claims.filter(([holds]) => !holds).map(([, fault]) => `${name}: ${fault}`);
}

function errorsOf(parsed: Parsed<unknown>): object {
  return parsed.status === "invalid" ? parsed.errors : {};
}

/** The FormData of a native post, with CRLF. */
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
    return false; // null, undefined or a proxy that throws
  }
}
