import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { palettePng } from "./palette-png.ts";

const red = 0xff0000ff;
const blue = 0xffff0000;

function chunkOf(png: Uint8Array, type: string): Buffer {
  const file = Buffer.from(png);
  const start = file.indexOf(type, 0, "latin1");
  return file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4));
}

test("palettePng encodes size, colors and rows", () => {
  const png = palettePng({ width: 2, height: 2, colors: [red, blue, red, red] });
  expect([...chunkOf(png, "IHDR")]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
  expect([...chunkOf(png, "PLTE")]).toEqual([255, 0, 0, 0, 0, 255]);
  expect([...inflateSync(chunkOf(png, "IDAT"))]).toEqual([0, 0, 1, 0, 0, 0]);
});

test("palettePng replaces the rarest colors beyond 256 by the nearest", () => {
  const greens = Array.from({ length: 256 }, (_, green) => (0xff000000 | (green << 8)) >>> 0);
  const rare = 0xff00fe01;
  const png = palettePng({ width: 513, height: 1, colors: [...greens, ...greens, rare] });
  expect(chunkOf(png, "PLTE")).toHaveLength(768);
  expect(inflateSync(chunkOf(png, "IDAT")).at(-1)).toBe(254);
});
