/** Countries whose national numbers have ten digits. No dialing code is the prefix of another. */
const plans = [
  // Ten digits follow the code. In Côte d’Ivoire, Benin and Italy, a first 0 is one of them.
  { codes: "1 39 225 229", national: /^(\d{10})$/, written: "$1" },
  // Ten digits follow the code; domestic calls add a 0, which is dropped.
  { codes: "20 44 49 55 234", national: /^0?([1-9]\d{9})$/, written: "$1" },
  // Nine digits follow the code; domestic calls add a 0, which is kept.
  {
    codes:
      "27 31 32 33 41 46 61 211 212 213 218 231 233 243 249 250 251 254 255 256 260 261 262 263 264 265 353",
    national: /^0?([1-9]\d{8})$/,
    written: "0$1",
  },
];

/**
 * Converts an international number, without separators, to the ten digits that the forms accept. Returns `undefined`
 * if the country does not use ten digits, or the length is wrong: nothing is padded or cut.
 */
export function toTenDigits(number: string): string | undefined {
  for (const { codes, national, written } of plans) {
    const code = codes.split(" ").find((each) => number.startsWith(`+${each}`));
    const rest = number.slice(1 + (code?.length ?? 0));
    if (code) return national.test(rest) ? rest.replace(national, written) : undefined;
  }
  return undefined;
}
