import { encode } from "uqr";

/** The light margin that readers need, in modules (ISO/IEC 18004, 9.1). */
const quietZone = 4;

/**
 * A text as a QR code of error correction M, one path in a square whose unit is a module.
 *
 * @returns the side of the square, quiet zone included, and the path of all dark modules, by rows
 */
export function qrPath(text: string): { side: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: quietZone });
  return { side: size, path: data.map((row, y) => runs(row, y)).join("") };
}

/** Adjacent modules are one rectangle: seams between them would show as hairlines. */
function runs(row: boolean[], y: number): string {
  const dark = row.map((isDark) => (isDark ? "1" : "0")).join("");
  return Array.from(
    dark.matchAll(/1+/g),
    ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  ).join("");
}
