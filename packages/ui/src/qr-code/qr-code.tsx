import { correction, generate } from "lean-qr/nano";
import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { palette } from "../tokens/tokens.ts";
import styles from "./qr-code.module.css";

export type QrCodeProps = Omit<ComponentProps<"svg">, "children"> & {
  /** The text to encode, such as an https URL. Also show it as text beside the code. */
  address: string;
  /** The accessible name. @default "QR code: " and the address */
  label?: string | undefined;
};

/**
 * A QR code of a URL, as an SVG that needs no script. Dark on light in every color scheme, because many
 * cameras cannot read anything else.
 *
 * @example <QrCode address="https://moyo.example/get" />
 */
export function QrCode({ address, label = `QR code: ${address}`, className, ...rest }: QrCodeProps) {
  const { side, path } = qrPath(address);
  return (
    <svg
      aria-label={label}
      className={classNames(styles.root, className)}
      fill={palette.ink}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${side} ${side}`}
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}

/** The light margin that cameras need, in modules (ISO/IEC 18004, 9.1). */
const quietZone = 4;

/**
 * Encodes a text as a QR code of error correction M or better.
 *
 * @returns the side of the square in modules, with the margin, and the path of all dark modules by rows
 */
function qrPath(text: string): { side: number; path: string } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const indices = Array.from({ length: code.size }, (_, index) => index);
  const rows = indices.map((y) => indices.map((x) => (code.get(x, y) ? "1" : "0")).join(""));
  // Adjacent modules are merged, because seams between them would show as hairlines.
  const runs = rows.flatMap((row, y) =>
    Array.from(
      row.matchAll(/1+/g),
      ({ index, 0: run }) => `M${index + quietZone} ${y + quietZone}h${run.length}v1h-${run.length}z`,
    ),
  );
  return { side: code.size + 2 * quietZone, path: runs.join("") };
}
