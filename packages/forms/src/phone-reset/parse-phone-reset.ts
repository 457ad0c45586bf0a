import { refine, type } from "superstruct";
import { createParser } from "../parser/create-parser.ts";
import type { Parsed } from "../parser/parsed.ts";
import { requiredText } from "../rules/required-text.ts";
import { dialingCodes } from "./dialing-codes.ts";
import { phoneResetCopy } from "./phone-reset-copy.ts";
import type { ResetPhone } from "./phone-reset-state.ts";

const { errors } = phoneResetCopy;

const phone = type({
  dialingCode: refine(requiredText, "known", (text) => dialingCodes.some(({ code }) => code === text)),
  phoneNumber: refine(requiredText, "digits", (text) => /^[0-9]{4,14}$/.test(text)),
});
const code = type({ code: refine(requiredText, "digits", (text) => /^[0-9]{4,10}$/.test(text)) });

const withoutSeparators = (text: string) => text.replaceAll(/[\s\-().]/g, "");

/**
 * Reads a phone number out of anything: what people put between digits is dropped. Whether there is such a number in
 * that country the server knows.
 *
 * @param input - any value at all; this never throws
 * @returns the clean phone, or one message per broken field (specification, section 5)
 * @example parseResetPhone({ dialingCode: "+234", phoneNumber: "803 123 4567" });
 */
export const parseResetPhone: (input: unknown) => Parsed<ResetPhone> = createParser(
  phone,
  { dialingCode: errors.dialingCode, phoneNumber: errors.phoneNumber },
  withoutSeparators,
);

const parseCode = createParser(code, { code: errors.code }, withoutSeparators);

/**
 * Reads a one-time code of 4 to 10 digits, with or without spaces and dashes between them.
 *
 * @param text - any value at all; this never throws
 * @returns the digits, or the message for the field (specification, section 5)
 * @example parseOneTimeCode("402 718"); // { status: "valid", values: { code: "402718" } }
 */
export function parseOneTimeCode(text: unknown): Parsed<{ code: string }> {
  return parseCode({ code: text });
}
