import type { ComponentProps } from "react";
import { BrandIcon } from "../brand-icon/brand-icon.tsx";
import { appleIcon, googlePlayIcon } from "../brand-icon/paths.ts";
import { classNames } from "../styles/class-names.ts";
import row from "../styles/row.module.css";
import styles from "./store-buttons.module.css";

/** A store's official badge: its URL, and its size in px, which reserves space while it loads. */
export type StoreArtwork = { src: string; width: number; height: number };

export type StoreButtonsProps = Omit<ComponentProps<"ul">, "children"> & {
  /** The app's page in the App Store. */
  appleHref: string;
  /** The app's page in Google Play. */
  googleHref: string;
  /** The text above the stores' names, in their own wording. @default "Download on the", "Get it on" */
  actionLabels?: { apple: string; google: string } | undefined;
  /** Apple's official badge, a file of yours such as `/store-artwork/apple.svg`. @default our own style */
  appleArtwork?: StoreArtwork | undefined;
  /** Google's official badge. Trim its margin, or it looks smaller than Apple's. @default our own style */
  googleArtwork?: StoreArtwork | undefined;
};

const stores = [
  { store: "apple", name: "App Store", icon: appleIcon },
  { store: "google", name: "Google Play", icon: googlePlayIcon },
] as const;

const englishActionLabels = { apple: "Download on the", google: "Get it on" };

/**
 * Links to the app in both stores. `data-store` has the name of the store, and `data-own` marks the one for
 * the visitor's device. Works without JavaScript.
 *
 * @example <StoreButtons appleHref="https://apps.apple.com/…" googleHref="https://play.google.com/…" />
 */
export function StoreButtons({
  appleHref,
  googleHref,
  actionLabels = englishActionLabels,
  appleArtwork,
  googleArtwork,
  className,
  ...rest
}: StoreButtonsProps) {
  const hrefs = { apple: appleHref, google: googleHref };
  const artworks = { apple: appleArtwork, google: googleArtwork };
  return (
    <ul className={classNames(row.root, className)} {...rest}>
      {stores.map(({ store, name, icon }) => {
        const artwork = artworks[store];
        const label = `${actionLabels[store]} ${name}`;
        const link = { "data-store": store, href: hrefs[store], rel: "noreferrer" };
        return (
          <li key={store}>
            {artwork ? (
              <a className={styles.official} {...link}>
                <img {...artwork} alt={label} className={styles.artwork} />
              </a>
            ) : (
              <a aria-label={label} className={styles.own} {...link}>
                <BrandIcon className={styles.icon} path={icon} />
                {/* Hidden because screen readers would read its two lines as two links. */}
                <span aria-hidden="true">
                  <span className={styles.label}>{actionLabels[store]}</span>{" "}
                  <span className={styles.name}>{name}</span>
                </span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
