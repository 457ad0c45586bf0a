import { expect, test } from "vitest";
import { normalizeTenDigits, toTenDigits } from "./ten-digits.ts";

/** The example numbers of https://github.com/google/libphonenumber. */
const numbers: readonly [country: string, pasted: string, digits?: string][] = [
  ["Nigeria: 11 with the 0", "+2348021234567", "8021234567"],
  ["the United Kingdom: 11 with the 0", "+447400123456", "7400123456"],
  ["Egypt: 11 with the 0", "+201001234567", "1001234567"],
  ["Ghana: 10 with the 0", "+233231234567", "0231234567"],
  ["Kenya: 10 with the 0", "+254712123456", "0712123456"],
  ["South Africa: 10 with the 0", "+27711234567", "0711234567"],
  ["Tanzania: 10 with the 0", "+255621234567", "0621234567"],
  ["Uganda: 10 with the 0", "+256712345678", "0712345678"],
  ["Rwanda: 10 with the 0", "+250720123456", "0720123456"],
  ["Congo (DRC): 10 with the 0", "+243991234567", "0991234567"],
  ["Morocco: 10 with the 0", "+212650123456", "0650123456"],
  ["France: 10 with the 0", "+33612345678", "0612345678"],
  ["Côte d’Ivoire: the 0 is part of it", "+2250123456789", "0123456789"],
  ["Benin: the 0 is part of it", "+2290195123456", "0195123456"],
  ["Italy: no 0", "+393123456789", "3123456789"],
  ["the United States: no 0", "+12015550123", "2015550123"],
  ["Brazil, a landline", "+551123456789", "1123456789"],
  ["the United Kingdom, with the 0 in brackets", "+4407400123456", "7400123456"],
  ["Ghana, with the 0 in brackets", "+2330231234567", "0231234567"],
  ["Senegal: 9 digits", "+221701234567"],
  ["Cameroon: 9 digits", "+237671234567"],
  ["Angola: 9 digits", "+244923123456"],
  ["Mozambique: 9 digits", "+258821234567"],
  ["Portugal: 9 digits", "+351912345678"],
  ["Burundi: 8 digits", "+25779561234"],
  ["Brazil: 11 digits", "+5511961234567"],
  ["Nigeria, a digit short", "+234802123456"],
  ["Ghana, a digit too many", "+2332312345678"],
  ["Italy, a landline of 11 digits", "+3906123456789"],
  ["a country that is not in the list", "+8613123456789"],
  ["no country", "2348021234567"],
  ["a text", "+234CALLME"],
];

test.each(numbers)("toTenDigits of a number of %s, %s: %s", (_, pasted, digits) => {
  expect(toTenDigits(pasted)).toBe(digits ?? pasted);
  expect(toTenDigits(normalizeTenDigits(pasted))).toBe(digits ?? pasted);
});
