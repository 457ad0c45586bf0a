import { expect, test } from "vitest";
import { dial } from "./dial.ts";

test.each([
  ["tel", "1-800-799-7233", "tel:18007997233"],
  ["tel", "0800 428 428", "tel:0800428428"],
  ["tel", "+27 800 428 428", "tel:+27800428428"],
  ["sms", "233733", "sms:233733"],
] as const)("%s of %s is %s", (scheme, number, address) => {
  expect(dial(scheme, number)).toBe(address);
});
