import { crc32, deflateSync } from "node:zlib";

/** Pixels row by row from the top left, each as a number 0xAABBGGRR, as in a canvas. */
export type Pixels = { width: number; height: number; colors: readonly number[] | Uint32Array };

/**
 * Encodes a PNG (https://www.w3.org/TR/png-3/) with at most 256 colors. Drawings lose some shades, and half of their
 * size.
 */
export function palettePng({ width, height, colors }: Pixels): Uint8Array {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a).map(([color]) => color);
  const palette = byCount.slice(0, 256);
  const shades = palette.map(channels);
  const indices = new Map(byCount.map((color) => [color, nearest(shades, channels(color))]));

  const rows = Buffer.alloc(height * (width + 1));
  for (const [at, color] of colors.entries()) {
    // Each row begins with filter type 0 (none): filters predict shades, and palette indexes are not shades.
    rows[at + Math.floor(at / width) + 1] = indices.get(color) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // bit depth 8, color type 3 (palette)
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(shades.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

type Channels = readonly [red: number, green: number, blue: number];

function nearest(shades: readonly Channels[], [red, green, blue]: Channels): number {
  const distances = shades.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}

function channels(color: number): Channels {
  return [color & 255, (color >> 8) & 255, (color >> 16) & 255];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
