import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { palette } from "../tokens/tokens.ts";
import styles from "./qr-code.module.css";
import { qrPath } from "./qr-path.ts";

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
