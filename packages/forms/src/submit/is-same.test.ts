import { expect, test } from "vitest";
import { isSame } from "./is-same.ts";

test.for([
  ["a", "a"],
  [
    { a: "1", b: "2" },
    { b: "2", a: "1" },
  ],
  [{ a: { b: ["c"] } }, { a: { b: ["c"] } }],
  [null, null],
])("%j and %j are the same", ([one, other]) => {
  expect(isSame(one, other)).toBe(true);
});

test.for([
  ["a", "b"],
  [{ a: "1" }, { a: "2" }],
  [{ a: "1" }, { a: "1", b: "2" }],
  [{ a: undefined }, { b: undefined }],
  [{ a: { b: ["c"] } }, { a: { b: ["c", "d"] } }],
  [null, {}],
])("%j and %j are not the same", ([one, other]) => {
  expect(isSame(one, other)).toBe(false);
});
