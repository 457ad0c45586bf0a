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
  "the $form.name form accepts any input, and answers with its own messages in its own order",
  ({ form: { copy, parse, validate }, right }) => {
    const fields = Object.keys(right);
    const allowed = Object.entries(copy.errors).flatMap(([field, texts]) =>
      Object.values<string>(texts).map((text) => `${field}: ${text}`),
    );
    const typed = fc.record(
      Object.fromEntries(
        Object.entries(right).map(([field, text]) => [field, fc.oneof(words, fc.constant(text))]),
      ),
    );
    const anything = fc.oneof(typed, fc.object({ key: fc.constantFrom(...fields) }), fc.anything());
    fc.assert(
      fc.property(anything, (input) => {
        const parsed = parse(input);
        const errors = Object.entries<string>(validate(input));
        expect(errors).toStrictEqual(Object.entries(parsed.status === "invalid" ? parsed.errors : {}));
        expect(errors.length > 0).toBe(parsed.status === "invalid");
        expect(allowed).toEqual(expect.arrayContaining(errors.map(([field, text]) => `${field}: ${text}`)));
        const broken = new Set(errors.map(([field]) => field));
        expect([...broken]).toStrictEqual(fields.filter((field) => broken.has(field)));
      }),
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

test.for(schemas)(
  "the $form.name form's valid values are normalized: parsing them again changes nothing",
  ({ form: { parse }, right }) => {
    const typed = fc.record(
      Object.fromEntries(
        Object.entries(right).map(([field, text]) => [
          field,
          fc.oneof({ weight: 1, arbitrary: words }, { weight: 9, arbitrary: fc.constant(` ${text}\n`) }),
        ]),
      ),
    );
    fc.assert(
      fc.property(typed, (input) => {
        const parsed = parse(input);
        fc.pre(parsed.status === "valid");
        expect(Object.keys(parsed.values)).toStrictEqual(Object.keys(right));
        expect(parse(parsed.values)).toStrictEqual(parsed);
      }),
    );
  },
);
