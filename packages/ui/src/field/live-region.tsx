import styles from "../styles/visually-hidden.module.css";

/** Announces its text politely whenever it changes; invisible, and rendered empty from the start. */
export function LiveRegion({ children }: { children: string }) {
  return <output className={styles.root}>{children}</output>;
}
