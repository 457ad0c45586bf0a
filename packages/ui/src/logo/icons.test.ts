import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faviconSvg, icons, iconSvg, legacyIcon } from "./icons.ts";
import { markShapes } from "./mark-shapes.ts";

const read = (file: string) => readFileSync(`src/marks/${file}`);

/** Parses the header of a PNG: https://www.w3.org/TR/png-3/#11IHDR */
function pngHeader(png: Buffer) {
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect(png.subarray(12, 16).toString("latin1")).toBe("IHDR");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), opaque: png[25] === 2 };
}

test("keeps favicon.svg up to date (if this fails, run `pnpm marks`)", () => {
  expect(read("favicon.svg").toString("utf8")).toBe(faviconSvg());
});

test("keeps the colors of favicon.svg when its style is blocked", () => {
  expect(faviconSvg().match(/fill="#\w{6}"/g)).toHaveLength(2);
});

test.each(Object.entries(icons))(
  "writes %s in its size with its background, as a small file",
  (file, { size, opaque }) => {
    const png = read(file);
    expect(pngHeader(png)).toEqual({ width: size, height: size, opaque });
    expect(png.length).toBeLessThan(12 * 1024);
  },
);

test("writes a correct directory entry into favicon.ico", () => {
  const ico = read("favicon.ico");
  const [, kind, count] = [0, 2, 4].map((at) => ico.readUInt16LE(at));
  const [length, offset] = [14, 18].map((at) => ico.readUInt32LE(at));
  expect({ kind, count, width: ico[6], height: ico[7] }).toEqual({
    kind: 1,
    count: 1,
    width: 32,
    height: 32,
  });
  expect(length).toBe(ico.length - 22);
  expect(pngHeader(ico.subarray(offset))).toEqual({
    width: legacyIcon.size,
    height: legacyIcon.size,
    opaque: false,
  });
});

test("does not clip the mark when the maskable icon is masked to a circle", () => {
  const reach = markShapes.size / 2;
  const [, side = 0] = iconSvg(icons["icon-maskable-512.png"]).match(/([\d.]+)"><path/) ?? [];
  expect(reach / Number(side)).toBeLessThan(0.4);
});
