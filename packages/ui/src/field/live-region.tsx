import styles from "../styles/visually-hidden.module.css";

/** Speaks its text politely whenever it changes, and shows nothing; it stands empty in the page from the start. */
export function LiveRegion({ children }: { children: string }) {
  return <output className={styles.root}>{children}</output>;
}
