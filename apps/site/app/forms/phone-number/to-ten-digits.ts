/** How countries write their numbers within ten digits. No dialing code is the prefix of another. */
const plans = [
  // Ten digits after the code; in Côte d’Ivoire, Benin and Italy a first 0 is one of them.
  { codes: "1 39 225 229", national: /^(\d{10})$/, written: "$1" },
  // Ten, and at home a 0 before them: without it they are ten.
  { codes: "20 44 49 55 234", national: /^0?([1-9]\d{9})$/, written: "$1" },
  // Nine, and at home a 0 before them: with it they are ten.
  {
    codes:
      "27 31 32 33 41 46 61 211 212 213 218 231 233 243 249 250 251 254 255 256 260 261 262 263 264 265 353",
    national: /^0?([1-9]\d{8})$/,
    written: "0$1",
  },
];

/**
 * Converts an international number to the ten digits that the forms accept, where its country writes it with ten,
 * with or without a first 0.
 *
 * @param number with its plus sign, without separators
 * @returns undefined for any other number: nothing is padded or cut
 * @example toTenDigits("+233241234567"); // "0241234567"
 */
export function toTenDigits(number: string): string | undefined {
  for (const { codes, national, written } of plans) {
    const code = codes.split(" ").find((each) => number.startsWith(`+${each}`));
    const rest = number.slice(1 + (code?.length ?? 0));
    if (code) return national.test(rest) ? rest.replace(national, written) : undefined;
  }
  return undefined;
}
