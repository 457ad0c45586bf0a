import { expect, test } from "vitest";
import { rotationCases } from "./rotation.cases.ts";
import { nextRotation } from "./rotation.ts";

test.each(rotationCases)(
  "changes $from.is $from.by by $event.type $event.by to $to.is $to.by",
  ({ from, event, to }) => {
    expect(nextRotation(from, event)).toEqual(to);
  },
);
