import { languageOf, pathIn } from "@matchfront/locales/routing";
import { expect, test } from "vitest";
import { readResetLink } from "./reset-link.ts";
import links from "./reset-links.json" with { type: "json" };

const addressOf = (url: string) => new URL(url, "https://moyo.example");
const homeOf = (url: string) => pathIn(languageOf(addressOf(url).pathname), "/");
const read = (url: string) => readResetLink(addressOf(url), homeOf(url));

test.each(links)("readResetLink reads $url as $link [spec 48, 49, 50]", ({ url, link }) => {
  expect(read(url).link ?? null).toEqual(link);
});

test("readResetLink ignores a token of more than 2048 characters", () => {
  expect(read(`/?token=${"a".repeat(2048)}`).link?.token).toHaveLength(2048);
  expect(read(`/?token=${"a".repeat(2049)}`).link).toEqual({ kind: "phone" });
});

test.each([
  ["/", "/"],
  ["/?token=abc", "/"],
  ["/?token=", "/"],
  ["/?token=a=b&ref=mail&password=c#contact", "/?ref=mail#contact"],
  ["/?tokens=1", "/?tokens=1"],
  ["/resetPhoneNumber/abc", "/"],
  ["/resetPhoneNumber/abc?ref=mail", "/?ref=mail"],
  ["/fr?token=abc", "/fr"],
  ["/fr/?password=abc&ref=mail", "/fr/?ref=mail"],
  ["/sw/resetPhoneNumber/abc?ref=mail", "/sw?ref=mail"],
])("readResetLink changes %s to %s", (url, clean) => {
  expect(read(url).clean).toBe(clean);
});
