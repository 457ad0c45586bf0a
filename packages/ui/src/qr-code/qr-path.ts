import { correction, generate, type Bitmap2D } from "lean-qr/nano";

/** The light margin that cameras need, in modules (ISO/IEC 18004, 9.1). */
const quietZone = 4;

/**
 * Encodes a text as a QR code of error correction M or better.
 *
 * @returns the side of the square in modules, with the margin, and the path of all dark modules by rows
 */
export function qrPath(text: string): { side: number; path: string } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const rows = Array.from({ length: code.size }, (_, y) => runs(code, y));
  return { side: code.size + 2 * quietZone, path: rows.join("") };
}

/** Merges adjacent modules, because seams between them would show as hairlines. */
function runs(code: Bitmap2D, y: number): string {
  const dark = Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? "1" : "0")).join("");
  return Array.from(
    dark.matchAll(/1+/g),
    ({ index, 0: run }) => `M${index + quietZone} ${y + quietZone}h${run.length}v1h-${run.length}z`,
  ).join("");
}
