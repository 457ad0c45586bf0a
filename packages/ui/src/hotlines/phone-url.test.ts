import { expect, test } from "vitest";
import { phoneUrl } from "./phone-url.ts";

test.each([
  ["tel", "1-800-799-7233", "tel:18007997233"],
  ["tel", "1-800-799-SAFE", "tel:18007997233"],
  ["tel", "1 800 ADGJMPTW", "tel:180023456789"],
  ["tel", "1 800 CFILOSVZ", "tel:180023456789"],
  ["tel", "(0800) 428.428/9–1", "tel:080042842891"],
  ["tel", "0800 428 428", "tel:0800428428"],
  ["tel", "+27 800 428 428", "tel:+27800428428"],
  ["sms", "233733", "sms:233733"],
] as const)("converts for %s the number %s to %s", (scheme, number, address) => {
  expect(phoneUrl(scheme, number)).toBe(address);
});

test.each(["1195 ext. 2", "112 or 911", "*120*7867#", "+44 (0)20 7946 0000", "112, 911", ""])(
  "rejects a number that would call somewhere else: %s",
  (number) => {
    expect(() => phoneUrl("tel", number)).toThrow(`got "${number}"`);
  },
);
