import styles from "../styles/visually-hidden.module.css";

/**
 * A visually hidden, polite live region. Render it from the start, with an empty text: screen readers
 * announce changes only.
 */
export function LiveRegion({ children }: { children: string }) {
  return <output className={styles.root}>{children}</output>;
}
