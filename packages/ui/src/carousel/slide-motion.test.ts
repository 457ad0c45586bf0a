import KeenSlider from "keen-slider/keen-slider.es.js";
import { expect, test } from "vitest";
import { constants } from "../tokens/tokens.ts";
import { slideDuration } from "./slide-motion.ts";

// https://github.com/rcbyr/keen-slider/issues/406
test("imports the same keen-slider in Node as in bundlers", () => {
  expect(KeenSlider).toBeTypeOf("function");
});

test("uses the duration of the token for slides", () => {
  expect(`${slideDuration}ms`).toBe(constants["motion-carousel"]);
});
