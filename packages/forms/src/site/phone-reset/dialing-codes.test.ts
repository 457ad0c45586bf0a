import { expect, test } from "vitest";
import { dialingCodes } from "../index.ts";

/** Africa's codes, then those of its diaspora; the server's default allows the same ones. */
const codes =
  "+20 +27 +211 +212 +213 +216 +218 +220 +221 +222 +223 +224 +225 +226 +227 +228 +229 +230 +231 +232 +233 +234 " +
  "+235 +236 +237 +238 +239 +240 +241 +242 +243 +244 +245 +248 +249 +250 +251 +252 +253 +254 +255 +256 +257 +258 " +
  "+260 +261 +262 +263 +264 +265 +266 +267 +268 +269 +291 +1 +31 +32 +33 +34 +39 +41 +44 +45 +46 +47 +49 +55 +61 +351 +353";

test("the dialing codes are those of Africa and its diaspora", () => {
  expect(new Set(dialingCodes.map(({ code }) => code))).toStrictEqual(new Set(codes.split(" ")));
});

test("after the first, the countries are sorted by name, without duplicates", () => {
  const names = dialingCodes.slice(1).map(({ country }) => country);
  expect(names).toStrictEqual(names.toSorted(new Intl.Collator("en").compare));
  expect(new Set(dialingCodes.map(({ country }) => country)).size).toBe(dialingCodes.length);
});

test("each country has its region of ISO 3166-1", () => {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const others = dialingCodes.filter(({ country, region }) => names.of(region) !== country);
  expect(others.map(({ country, region }) => [country, region])).toStrictEqual([
    ["Congo", "CG"],
    ["DR Congo", "CD"],
    ["Mayotte and Réunion", "RE"],
    ["São Tomé and Príncipe", "ST"],
  ]);
});
