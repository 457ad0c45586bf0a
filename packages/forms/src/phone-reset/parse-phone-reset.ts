import { refine, type } from "superstruct";
import { createParser } from "../parser/create-parser.ts";
import type { Parsed } from "../parser/parsed.ts";
import { requiredText } from "../rules/required-text.ts";
import { dialingCodes } from "./dialing-codes.ts";
import { phoneResetCopy } from "./phone-reset-copy.ts";
import type { ResetPhone } from "./phone-reset-state.ts";

const { errors } = phoneResetCopy;
const separators = /[\s\-().]/g;

const phone = type({
  dialingCode: refine(requiredText, "known", (text) => dialingCodes.some(({ code }) => code === text)),
  phoneNumber: refine(requiredText, "digits", (text) => /^[0-9]{4,14}$/.test(text)),
});
const code = type({ code: refine(requiredText, "digits", (text) => /^[0-9]{4,10}$/.test(text)) });

const parsePhone = createParser(phone, { dialingCode: errors.dialingCode, phoneNumber: errors.phoneNumber });
const parseCode = createParser(code, { code: errors.code });

/**
 * Reads a phone number out of the form's texts: what people put between digits is dropped. Whether there is such a
 * number in that country the server knows.
 *
 * @param input - any value at all; this never throws
 * @example parseResetPhone({ dialingCode: "+234", phoneNumber: "803 123 4567" });
 */
export function parseResetPhone(input: {
  readonly [Field in keyof ResetPhone]?: unknown;
}): Parsed<ResetPhone> {
  const { dialingCode, phoneNumber } = input;
  return parsePhone({ dialingCode, phoneNumber: withoutSeparators(phoneNumber) });
}

/**
 * Reads a one-time code of 4 to 10 digits, with or without spaces and dashes between them.
 *
 * @example parseOneTimeCode("402 718"); // { status: "valid", values: { code: "402718" } }
 */
export function parseOneTimeCode(text: unknown): Parsed<{ code: string }> {
  return parseCode({ code: withoutSeparators(text) });
}

function withoutSeparators(text: unknown): unknown {
  return typeof text === "string" ? text.replaceAll(separators, "") : text;
}
