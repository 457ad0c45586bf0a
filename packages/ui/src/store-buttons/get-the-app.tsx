import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { QrCode } from "../qr-code/qr-code.tsx";
import styles from "./get-the-app.module.css";
import { StoreButtons, type StoreButtonsProps } from "./store-buttons.tsx";

export type GetTheAppProps = Omit<ComponentProps<"div">, "children"> &
  Pick<StoreButtonsProps, "appleHref" | "googleHref" | "actionLabels" | "appleArtwork" | "googleArtwork"> & {
    /** A short heading (level 2), such as GET THE APP. */
    heading?: ReactNode;
    /** An https URL that redirects phones to their store. Shown as a QR code from 64em and in print. */
    address?: string | undefined;
    /** The QR code, such as an image file. @default a `QrCode` of the address */
    code?: ReactNode;
    /** The text before the address, which the code encodes. @default "Or scan with your phone:" */
    scanLabel?: string | undefined;
    /** The supported devices and the audience. */
    note?: ReactNode;
  };

/**
 * The ways to get the app: both stores, a QR code on computers, and a note.
 *
 * @example <GetTheApp heading="GET THE APP" {...stores} address="https://moyo.example/get" note="For iOS 15.4 and up." />
 */
export function GetTheApp({
  heading,
  appleHref,
  googleHref,
  actionLabels,
  appleArtwork,
  googleArtwork,
  address,
  code,
  scanLabel = "Or scan with your phone:",
  note,
  className,
  ...rest
}: GetTheAppProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <div className={styles.ways}>
        <StoreButtons
          className={address && styles.stores}
          {...{ appleHref, googleHref, actionLabels, appleArtwork, googleArtwork }}
        />
        {address && (
          <div className={styles.scan}>
            {code ?? <QrCode address={address} />}
            <p className={styles.words} data-note="">
              {scanLabel}{" "}
              <span className={styles.address}>
                {new URL(address).host}
                <wbr />
                {address.slice(new URL(address).origin.length)}
              </span>
            </p>
          </div>
        )}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
