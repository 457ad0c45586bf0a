import type { ComponentProps } from "react";
import { appleIcon, googlePlayIcon } from "../brand-icon/paths.ts";
import { classNames } from "../styles/class-names.ts";
import { StoreLink, type StoreArtwork } from "./store-link.tsx";
import styles from "./store-buttons.module.css";

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
  return (
    <ul className={classNames(styles.root, className)} {...rest}>
      <li>
        <StoreLink
          artwork={appleArtwork}
          actionLabel={actionLabels.apple}
          href={appleHref}
          icon={appleIcon}
          name="App Store"
          store="apple"
        />
      </li>
      <li>
        <StoreLink
          artwork={googleArtwork}
          actionLabel={actionLabels.google}
          href={googleHref}
          icon={googlePlayIcon}
          name="Google Play"
          store="google"
        />
      </li>
    </ul>
  );
}
