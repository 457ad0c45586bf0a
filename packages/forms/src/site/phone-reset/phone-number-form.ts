import { refine } from "superstruct";
import { defineForm } from "../../define-form/define-form.ts";
import { hasSeveralPhones, normalizePhone, splitPhone, type PhoneNumber } from "../../rules/phone-number.ts";
import { requiredText } from "../../rules/required-text.ts";
import { dialingCodes } from "./dialing-codes.ts";

const onePhone = refine(requiredText, "several", (text) => !hasSeveralPhones(text));
const phoneDigits = refine(onePhone, "digits", (text) => /^(?:\+(?!0))?\d{4,15}$/.test(text));
const codes: ReadonlySet<string> = new Set(dialingCodes.map(({ code }) => code));
const knownDialingCode = refine(requiredText, "known", (text) => codes.has(text));
const invalid = "Please enter valid mobile number";

/**
 * The copy of the first step. Its messages are those of the specification (section 5).
 *
 * @example phoneNumberCopy.send; // "Send code"
 */
export const phoneNumberCopy = {
  fields: {
    dialingCode: { label: "Country code" },
    phoneNumber: {
      label: "Your new phone number",
      hint: "We’ll text it a code to make sure it’s yours.",
    },
  },
  send: "Send code",
  errors: {
    dialingCode: { required: invalid, known: invalid },
    phoneNumber: {
      required: invalid,
      several: "Please enter one number only",
      digits: invalid,
      offered: "We don’t support numbers from this country yet",
    },
  },
};

/**
 * The first step of the phone number reset: the new number.
 *
 * @example phoneNumberForm.parse({ dialingCode: "+234", phoneNumber: "803 123 4567" });
 */
export const phoneNumberForm = defineForm({
  name: "phone-number",
  secret: true,
  fields: {
    dialingCode: {
      rule: knownDialingCode,
      normalize: normalizePhone,
      attributes: { required: true, autoComplete: "tel-country-code" },
    },
    phoneNumber: {
      rule: phoneDigits,
      normalize: normalizePhone,
      attributes: { type: "tel", required: true, autoComplete: "tel", inputMode: "tel" },
    },
  },
  refine: { phoneNumber: { offered: (phone) => !splitByCountry(phone).phoneNumber.startsWith("+") } },
  copy: phoneNumberCopy,
});

/** Splits a number by the dialing codes of the form. One of another country keeps its plus sign. */
export const splitByCountry = (phone: PhoneNumber): PhoneNumber => splitPhone(phone, codes);
