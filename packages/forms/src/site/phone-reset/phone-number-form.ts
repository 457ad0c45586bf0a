import { refine } from "superstruct";
import { defineForm } from "../../define-form/define-form.ts";
import { requiredText } from "../../rules/required-text.ts";
import { dialingCodes } from "./dialing-codes.ts";
import { withoutSeparators } from "../../rules/without-separators.ts";

const knownDialingCode = refine(requiredText, "known", (text) =>
  dialingCodes.some(({ code }) => code === text),
);
const phoneDigits = refine(requiredText, "digits", (text) => /^[0-9]{4,14}$/.test(text));
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
    phoneNumber: { required: invalid, digits: invalid },
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
      normalize: withoutSeparators,
      // Not `required`: a country is always chosen, so the select needs no empty option.
      attributes: { autoComplete: "tel-country-code" },
    },
    phoneNumber: {
      rule: phoneDigits,
      normalize: withoutSeparators,
      attributes: { type: "tel", required: true, autoComplete: "tel-national", inputMode: "tel" },
    },
  },
  copy: phoneNumberCopy,
});
