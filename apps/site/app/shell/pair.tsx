import type { ReactNode } from "react";
import styles from "./pair.module.css";

/**
 * Keeps two words of a headline on one line.
 *
 * @example words.title({ pair }) // "The app for <pair>Black singles</pair>"
 */
export function pair(words: ReactNode) {
  return <span className={styles.root}>{words}</span>;
}
