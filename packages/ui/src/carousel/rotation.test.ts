import { expect, test } from "vitest";
import { rotationCases } from "./rotation-cases.ts";
import { nextRotation } from "./rotation.ts";

test.each(rotationCases)("$from.is $from.by, $event.type $event.by: $to.is $to.by", ({ from, event, to }) => {
  expect(nextRotation(from, event)).toEqual(to);
});
