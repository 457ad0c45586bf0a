import { refine } from "superstruct";
import { defineForm } from "../../define-form/define-form.ts";
import { normalizeCode } from "../../rules/one-time-code.ts";
import { requiredText } from "../../rules/required-text.ts";

const codeDigits = refine(requiredText, "digits", (text) => /^[0-9]{4,10}$/.test(text));

/**
 * The copy of the second step. Its messages are those of the specification (section 5).
 *
 * @example oneTimeCodeCopy.errors.code.required; // "Please enter OTP"
 */
export const oneTimeCodeCopy = {
  fields: { code: { label: "One-time code (OTP)", hint: "We texted a code to" } },
  errors: { code: { required: "Please enter OTP", digits: "Please enter OTP" } },
};

/**
 * The second step of the phone number reset: the one-time code, 4 to 10 digits, alone or in its SMS.
 *
 * @example oneTimeCodeForm.parse({ code: "402 718" }); // { status: "valid", values: { code: "402718" } }
 */
export const oneTimeCodeForm = defineForm({
  name: "one-time-code",
  secret: true,
  fields: {
    code: {
      rule: codeDigits,
      normalize: normalizeCode,
      attributes: { required: true, autoComplete: "one-time-code", inputMode: "numeric" },
    },
  },
  copy: oneTimeCodeCopy,
});
