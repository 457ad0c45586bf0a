import { BrandIcon } from "../brand-icon/brand-icon.tsx";
import styles from "./store-buttons.module.css";

/** A store's official badge: its URL, and its size in px, which reserves space while it loads. */
export type StoreArtwork = { src: string; width: number; height: number };

type StoreLinkProps = {
  store: "apple" | "google";
  href: string;
  actionLabel: string;
  name: string;
  icon: string;
  artwork: StoreArtwork | undefined;
};

/** A link to a store, with its official badge or in our style. The accessible name is the same. */
export function StoreLink({ store, href, actionLabel, name, icon, artwork }: StoreLinkProps) {
  if (artwork) {
    return (
      <a className={styles.official} data-store={store} href={href} rel="noreferrer">
        <img {...artwork} alt={`${actionLabel} ${name}`} className={styles.artwork} />
      </a>
    );
  }
  return (
    <a
      aria-label={`${actionLabel} ${name}`}
      className={styles.own}
      data-store={store}
      href={href}
      rel="noreferrer"
    >
      <BrandIcon className={styles.icon} path={icon} />
      {/* Hidden because screen readers would read its two lines as two links. */}
      <span aria-hidden="true">
        <span className={styles.label}>{actionLabel}</span> <span className={styles.name}>{name}</span>
      </span>
    </a>
  );
}
