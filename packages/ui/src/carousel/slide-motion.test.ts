import KeenSlider from "keen-slider/keen-slider.es.js";
import { expect, test } from "vitest";
import { constants } from "../tokens/tokens.ts";
import { slideDuration } from "./slide-motion.ts";

// https://github.com/rcbyr/keen-slider/issues/406
test("keen-slider's default export is the same in Node as in bundlers", () => {
  expect(KeenSlider).toBeTypeOf("function");
});

test("a slide's transition is as long as the token", () => {
  expect(`${slideDuration}ms`).toBe(constants["motion-carousel"]);
});
