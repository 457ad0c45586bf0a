import { expect, test } from "vitest";
import { deepEqual } from "./deep-equal.ts";

test.for([
  ["a", "a"],
  [
    { a: "1", b: "2" },
    { b: "2", a: "1" },
  ],
  [{ a: { b: ["c"] } }, { a: { b: ["c"] } }],
  [null, null],
])("%j equals %j", ([one, other]) => {
  expect(deepEqual(one, other)).toBe(true);
});

test.for([
  ["a", "b"],
  [{ a: "1" }, { a: "2" }],
  [{ a: "1" }, { a: "1", b: "2" }],
  [{ a: undefined }, { b: undefined }],
  [{ a: { b: ["c"] } }, { a: { b: ["c", "d"] } }],
  [null, {}],
])("%j does not equal %j", ([one, other]) => {
  expect(deepEqual(one, other)).toBe(false);
});
