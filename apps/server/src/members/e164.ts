import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** What a visitor enters: the code of the country with its plus sign, and the number as it is dialed there. */
export interface DialedNumber {
  readonly dialingCode: string;
  readonly phoneNumber: string;
}

/** For any other code, the library throws. */
const knownCodes: ReadonlySet<string> = new Set(
  getCountries().map((country) => `+${getCountryCallingCode(country)}`),
);
/** No number is longer, spaces included; no letters, which the library would map to a keypad's digits. */
const enteredNumber = /^\+?[\d ().-]{4,30}$/;

/**
 * Converts a number to E.164. A leading zero is removed or not as in its country: it is dialed within Nigeria only, and
 * is part of the number in Ivory Coast, Benin and Italy. A number that was entered with its country's code is accepted
 * too.
 *
 * @returns undefined where no such number can exist, or where it belongs to another country
 * @example toE164({ dialingCode: "+234", phoneNumber: "0803 123 4567" }); // "+2348031234567"
 */
export function toE164({ dialingCode, phoneNumber }: DialedNumber): string | undefined {
  if (!knownCodes.has(dialingCode)) return undefined;
  const phone = parse(phoneNumber, dialingCode.slice(1)) ?? parseE164(phoneNumber.replace(/^ *00/, "+"));
  return phone?.startsWith(dialingCode) ? phone : undefined;
}

/**
 * Normalizes a number that has its plus sign.
 *
 * @returns undefined where no such number can exist
 * @example parseE164("+234 0803-123-4567"); // "+2348031234567"
 */
export function parseE164(text: string): string | undefined {
  return text.startsWith("+") ? parse(text) : undefined;
}

function parse(text: string, defaultCallingCode?: string): string | undefined {
  if (!enteredNumber.test(text)) return undefined;
  const phone = parsePhoneNumberFromString(text, {
    ...(defaultCallingCode && { defaultCallingCode }),
    extract: false,
  });
  return phone?.isValid() ? phone.number : undefined;
}
