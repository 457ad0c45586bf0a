import { expect, test } from "vitest";
import cases from "./shift-presses.json" with { type: "json" };
import { countKey, noPresses } from "./shift-presses.ts";

test.each(cases)("$does", ({ keys, count }) => {
  const presses = keys.reduce((state, [key, at]) => countKey(state, String(key), Number(at)), noPresses);
  expect(presses.count).toBe(count);
});
