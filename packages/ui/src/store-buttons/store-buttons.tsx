import type { ComponentProps } from "react";
import { BrandIcon } from "../brand-icon/brand-icon.tsx";
import { appleIcon, googlePlayIcon } from "../brand-icon/paths.ts";
import { classNames } from "../class-names.ts";
import styles from "./store-buttons.module.css";

export type StoreButtonsProps = Omit<ComponentProps<"ul">, "children"> & {
  /** The app's page in the App Store. */
  appleHref: string;
  /** The app's page in Google Play. */
  googleHref: string;
};

/**
 * The way to the app in both stores. `data-store` names each; `data-own` on one marks the visitor's own.
 *
 * @example <StoreButtons appleHref="https://apps.apple.com/…" googleHref="https://play.google.com/…" />
 */
export function StoreButtons({ appleHref, googleHref, className, ...rest }: StoreButtonsProps) {
  return (
    <ul className={classNames(styles.root, className)} {...rest}>
      <li>
        <a className={styles.store} data-store="apple" href={appleHref} rel="noreferrer">
          <BrandIcon className={styles.icon} path={appleIcon} />
          <span>
            <span className={styles.call}>Download on the</span>{" "}
            <span className={styles.name}>App Store</span>
          </span>
        </a>
      </li>
      <li>
        <a className={styles.store} data-store="google" href={googleHref} rel="noreferrer">
          <BrandIcon className={styles.icon} path={googlePlayIcon} />
          <span>
            <span className={styles.call}>Get it on</span> <span className={styles.name}>Google Play</span>
          </span>
        </a>
      </li>
    </ul>
  );
}
