import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { palette } from "../tokens/tokens.ts";
import styles from "./qr-code.module.css";
import { qrPath } from "./qr-path.ts";

export type QrCodeProps = Omit<ComponentProps<"svg">, "children"> & {
  /** The encoded text, such as an https URL. Also show it as text beside the code. */
  address: string;
  /** Its name for screen readers. @default "QR code: " and the address */
  label?: string | undefined;
};

/**
 * A URL for a phone's camera, rendered as a drawing: a prerendered page needs no script for it. It is dark on light in
 * every color scheme, because many cameras read nothing else.
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
