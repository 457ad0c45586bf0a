import { expect, test } from "vitest";
import { deepEqual } from "./deep-equal.ts";

test.for<[one: unknown, other: unknown, areEqual: boolean]>([
  ["a", "a", true],
  [{ a: "1", b: "2" }, { b: "2", a: "1" }, true],
  [{ a: { b: ["c"] } }, { a: { b: ["c"] } }, true],
  [null, null, true],
  ["a", "b", false],
  [{ a: "1" }, { a: "2" }, false],
  [{ a: "1" }, { a: "1", b: "2" }, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: { b: ["c"] } }, { a: { b: ["c", "d"] } }, false],
  [null, {}, false],
])("%j and %j are equal: %s", ([one, other, areEqual]) => {
  expect(deepEqual(one, other)).toBe(areEqual);
});
