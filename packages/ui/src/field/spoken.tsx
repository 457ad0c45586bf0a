import styles from "../visually-hidden.module.css";

/** Speaks its text politely whenever it changes, and shows nothing; it stands empty in the page from the start. */
export function Spoken({ children }: { children: string }) {
  return <output className={styles.root}>{children}</output>;
}
