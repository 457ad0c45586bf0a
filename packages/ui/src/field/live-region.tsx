import styles from "../styles/visually-hidden.module.css";

/** A hidden live region. Render it empty from the start, because screen readers announce changes only. */
export function LiveRegion({ children }: { children: string }) {
  return <output className={styles.root}>{children}</output>;
}
