import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ambassador } from "../src/site/ambassador/ambassador-form.cases.ts";
import { businessRequest } from "../src/site/business-request/business-request.cases.ts";
import { contact } from "../src/site/contact/contact-form.cases.ts";
import { ambassadorForm, contactForm, partnershipForm, passwordResetForm } from "../src/site/index.ts";
import { passwordReset } from "../src/site/password-reset/password-reset-form.cases.ts";

const words = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
  fc.stringMatching(/^[ \t\n]*[0-9]{8,12}[ \t\n]*$/),
  fc.emailAddress(),
  fc.constantFrom("", " ", "Ad Sales", "Help / Support"),
);

/** Each form with a valid input. */
const schemas = [
  { form: contactForm, right: contact.input },
  { form: partnershipForm, right: businessRequest.input },
  { form: ambassadorForm, right: ambassador.input },
  { form: passwordResetForm, right: passwordReset.input },
] as const;

test.for(schemas)(
  "the $form.name form answers any input with its own messages in its own order, or with normalized values",
  ({ form: { copy, parse, validate }, right }) => {
    const fields = Object.keys(right);
    const allowed = Object.entries(copy.errors).flatMap(([field, texts]) =>
      Object.values<string>(texts).map((text) => `${field}: ${text}`),
    );
    const typed = fc.record(
      Object.fromEntries(
        Object.entries(right).map(([field, text]) => [
          field,
          fc.oneof({ weight: 1, arbitrary: words }, { weight: 9, arbitrary: fc.constant(` ${text}\n`) }),
        ]),
      ),
    );
    const anything = fc.oneof(
      { weight: 4, arbitrary: typed },
      { weight: 1, arbitrary: fc.object({ key: fc.constantFrom(...fields) }) },
      { weight: 1, arbitrary: fc.anything() },
    );
    fc.assert(
      fc.property(anything, (input) => {
        const parsed = parse(input);
        const errors = Object.entries<string>(validate(input));
        expect(errors).toStrictEqual(Object.entries(parsed.status === "invalid" ? parsed.errors : {}));
        expect(errors.length > 0).toBe(parsed.status === "invalid");
        expect(allowed).toEqual(expect.arrayContaining(errors.map(([field, text]) => `${field}: ${text}`)));
        const broken = new Set(errors.map(([field]) => field));
        expect([...broken]).toStrictEqual(fields.filter((field) => broken.has(field)));
        const { values } = parsed.status === "valid" ? parsed : { values: right };
        expect(Object.keys(values)).toStrictEqual(fields);
        expect(parse(values), "parsing values again changes nothing").toStrictEqual({
          status: "valid",
          values,
        });
      }),
      { numRuns: 300 },
    );
  },
);

test.for(schemas)(
  "the $form.name form's errors are the same if only what changed is checked again",
  ({ form: { createValidate, emptyValues, validate }, right }) => {
    const fields = Object.keys(right);
    const change = fc.tuple(
      fc.constantFrom(...fields),
      fc.oneof(words, fc.constantFrom(...Object.values(right))),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const validateChanges = createValidate();
        const typed: Record<string, string> = { ...emptyValues };
        for (const [field, text] of changes) {
          typed[field] = text;
          expect(Object.entries(validateChanges(typed))).toStrictEqual(Object.entries(validate(typed)));
        }
      }),
    );
  },
);
