import { expect, test } from "vitest";
import { fallbacks } from "./stylesheet.ts";

const canvas = createCanvas();

function createCanvas(): CanvasRenderingContext2D {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("This browser draws on no canvas, and so cannot measure letters.");
  return context;
}

const sample =
  "over one and a half million people look for a serious relationship here and nine in ten of them say so";
/** The widths of the sample at 100 px, as the sums of the advance widths in each font. */
const widths: Record<string, number> = {
  "Arial 400": 4413.3,
  "Arial Bold 700": 4768.1,
  "Noto Sans 400": 4706.4,
  "Noto Sans Bold 700": 4989.6,
  "Roboto 400": 4408.2,
  "Roboto Bold 700": 4474.1,
};

test.each(fallbacks)(
  "takes the space of the web font with $locals at weight $weight",
  async ({ family, locals, weight, scale, ascent, descent }) => {
    const replaced = family.split(" ")[0] ?? "";
    await document.fonts.load(`${weight} 100px ${replaced}`);
    canvas.font = `${weight} 100px ${replaced}`;
    const ours = canvas.measureText(sample);
    const theirs = widths[`${locals[0]?.replace(" Regular", "")} ${weight === 400 ? 400 : 700}`] ?? 0;
    // Headings have more capitals than the sample.
    expect(Math.abs((theirs * scale) / ours.width - 1)).toBeLessThan(replaced === "Ojuju" ? 0.025 : 0.015);
    expect(ours.fontBoundingBoxAscent / 100).toBeCloseTo(ascent, 1);
    expect(ours.fontBoundingBoxDescent / 100).toBeCloseTo(descent, 1);
  },
);
