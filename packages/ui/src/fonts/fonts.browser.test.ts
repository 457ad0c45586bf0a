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
/** Advance widths of a to z and the space, in thousandths of an em. */
const widths: Record<string, readonly number[]> = {
  "Arial 400": [
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
    500, 722, 500, 500, 500, 278,
  ],
  "Arial Bold 700": [
    556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611,
    556, 778, 556, 556, 500, 278,
  ],
  "Noto Sans 400": [
    561, 615, 480, 615, 564, 344, 615, 618, 258, 258, 534, 258, 935, 618, 605, 615, 615, 413, 479, 361, 618,
    508, 786, 529, 510, 470, 260,
  ],
  "Noto Sans Bold 700": [
    599, 632, 516, 632, 597, 387, 632, 650, 299, 298, 620, 298, 975, 650, 625, 632, 632, 447, 502, 434, 650,
    571, 856, 578, 571, 493, 260,
  ],
  "Roboto 400": [
    544, 562, 523, 564, 530, 348, 562, 551, 243, 239, 507, 243, 877, 552, 570, 562, 568, 339, 516, 327, 551,
    484, 751, 496, 473, 496, 248,
  ],
  "Roboto Bold 700": [
    535, 563, 521, 563, 540, 358, 571, 560, 265, 260, 534, 265, 866, 561, 564, 563, 564, 366, 514, 338, 560,
    506, 734, 509, 503, 509, 249,
  ],
};

test.each(fallbacks)(
  "takes the space of the web font with $locals at weight $weight",
  async ({ family, locals, weight, scale, ascent, descent }) => {
    const replaced = family.split(" ")[0] ?? "";
    await document.fonts.load(`${weight} 100px ${replaced}`);
    canvas.font = `${weight} 100px ${replaced}`;
    const ours = canvas.measureText(sample);
    const advances = widths[`${locals[0]?.replace(" Regular", "")} ${weight === 400 ? 400 : 700}`] ?? [];
    const theirs = Array.from(
      sample,
      (letter) => advances[letter === " " ? 26 : letter.charCodeAt(0) - 97] ?? 0,
    );
    const stretched = (theirs.reduce((sum, width) => sum + width, 0) / 10) * scale;
    // Headings have more capitals than the sample.
    expect(Math.abs(stretched / ours.width - 1)).toBeLessThan(replaced === "Ojuju" ? 0.025 : 0.015);
    expect(ours.fontBoundingBoxAscent / 100).toBeCloseTo(ascent, 1);
    expect(ours.fontBoundingBoxDescent / 100).toBeCloseTo(descent, 1);
  },
);
