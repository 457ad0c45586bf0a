import KeenSlider from "keen-slider/keen-slider.es.js";
import { expect, test } from "vitest";
import { constants } from "../tokens/tokens.ts";
import { slideDuration } from "./slide-motion.ts";

// https://github.com/rcbyr/keen-slider/issues/406
test("in Node, too, keen-slider's default export is what bundlers see", () => {
  expect(KeenSlider).toBeTypeOf("function");
});

test("a slide takes as long as the token says", () => {
  expect(`${slideDuration}ms`).toBe(constants["motion-carousel"]);
});
