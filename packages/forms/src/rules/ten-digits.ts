import { normalizePhone } from "./phone-number.ts";

/** Countries whose national numbers have ten digits. No dialing code is the prefix of another. */
const plans = [
  // Ten digits follow the code. In Côte d’Ivoire, Benin and Italy, a first 0 is one of them.
  { number: /^\+(1|39|225|229)(\d{10})$/, national: "$2" },
  // Ten digits follow the code; domestic calls add a 0, which is dropped.
  { number: /^\+(20|44|49|55|234)0?([1-9]\d{9})$/, national: "$2" },
  // Nine digits follow the code; domestic calls add a 0, which is kept.
  {
    number:
      /^\+(27|31|32|33|41|46|61|211|212|213|218|231|233|243|249|250|251|254|255|256|260|261|262|263|264|265|353)0?([1-9]\d{8})$/,
    national: "0$2",
  },
];

/** Normalizes a phone number of ten digits. One with a country code keeps it, without a zero for domestic calls. */
export function normalizeTenDigits(text: string): string {
  return plans.reduce((phone, { number }) => phone.replace(number, "+$1$2"), normalizePhone(text));
}

/**
 * Converts an international number, without separators, to the ten digits that are dialed in its country. Returns any other
 * text as it is: nothing is padded or cut.
 *
 * @example toTenDigits("+2348031234567"); // "8031234567"
 */
export function toTenDigits(phone: string): string {
  return plans.reduce((text, { number, national }) => text.replace(number, national), phone);
}
