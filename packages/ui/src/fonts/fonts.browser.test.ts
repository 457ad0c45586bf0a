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
/** Advance widths of Arial, in thousandths of an em, from a to z; Roboto's average is within 0.5 % of it. */
const arial = {
  regular: [
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
    500, 722, 500, 500, 500,
  ],
  bold: [
    556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611,
    556, 778, 556, 556, 500,
  ],
};

test.each(fallbacks)(
  "at weight $weight the $family takes the same space as the font it replaces",
  async (fallback) => {
    const family = fallback.family.split(" ")[0] ?? "";
    await document.fonts.load(`${fallback.weight} 100px ${family}`);
    canvas.font = `${fallback.weight} 100px ${family}`;
    const ours = canvas.measureText(sample);
    const widths = arial[fallback.weight === 400 ? "regular" : "bold"];
    const theirs = Array.from(sample, (letter) =>
      letter === " " ? 278 : (widths[letter.charCodeAt(0) - 97] ?? 0),
    );
    const stretched = (theirs.reduce((sum, width) => sum + width, 0) / 10) * fallback.scale;
    expect(Math.abs(stretched / ours.width - 1)).toBeLessThan(0.015);
    expect(ours.fontBoundingBoxAscent / 100).toBeCloseTo(fallback.ascent, 1);
    expect(ours.fontBoundingBoxDescent / 100).toBeCloseTo(fallback.descent, 1);
  },
);
