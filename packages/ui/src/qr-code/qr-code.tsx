import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./qr-code.module.css";
import { qrPath } from "./qr-path.ts";

export type QrCodeProps = Omit<ComponentProps<"svg">, "children"> & {
  /** What a camera reads, such as an https address. Write it in words beside the code, too. */
  address: string;
  /** @default "QR code: " and the address */
  label?: string | undefined;
};

/**
 * An address for a phone's camera, drawn where it is rendered: a page that was written at build time carries the
 * drawing and no script. It stays dark on light in every scheme, for many cameras read nothing else.
 *
 * @example <QrCode address="https://moyo.example/get" />
 */
export function QrCode({ address, label = `QR code: ${address}`, className, ...rest }: QrCodeProps) {
  const { side, path } = qrPath(address);
  return (
    <svg
      aria-label={label}
      className={classNames(styles.root, className)}
      role="img"
      viewBox={`0 0 ${side} ${side}`}
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
