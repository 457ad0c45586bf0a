import { languageOf, pathIn } from "@matchfront/locales/routing";
import { expect, test } from "vitest";
import { cleanAddress } from "./reset-link.ts";

const addressOf = (url: string) => new URL(url, "https://moyo.example");
const clean = (url: string) => cleanAddress(addressOf(url), pathIn(languageOf(addressOf(url).pathname), "/"));

test.each([
  ["/", "/"],
  ["/#contact", "/#contact"],
  ["/?token=abc", "/"],
  ["/?token=", "/"],
  ["/?token=a=b&ref=mail&password=c#contact", "/?ref=mail#contact"],
  ["/?utm_source=mail&amp;TOKEN=3Da&fbclid=1", "/?utm_source=mail&fbclid=1"],
  ["/?token%3Dabc", "/"],
  ["/#?token=abc", "/"],
  ["/?tokens=1", "/?tokens=1"],
  ["/resetPhoneNumber/abc", "/"],
  ["/resetPhoneNumber/abc/?ref=mail", "/?ref=mail"],
  ["/%3Ftoken=abc", "/"],
  ["/home?token=%zz", "/"],
  ["/fr?token=abc", "/fr"],
  ["/fr/?password=abc&ref=mail", "/fr/?ref=mail"],
  ["/sw/resetPhoneNumber/abc?ref=mail", "/sw?ref=mail"],
])("cleanAddress changes %s to %s", (url, expected) => {
  expect(clean(url)).toBe(expected);
});

test("cleanAddress keeps the path of other pages", () => {
  expect(cleanAddress(addressOf("/ambassadors?token=abc&c=ada"))).toBe("/ambassadors?c=ada");
});
