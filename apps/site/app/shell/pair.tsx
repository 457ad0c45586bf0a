import type { ReactNode } from "react";
import styles from "./pair.module.css";

/**
 * Keeps two words of a headline on one line.
 *
 * @example messages.title({ pair }) // "The app for <pair>Black singles</pair>"
 */
export function pair(content: ReactNode) {
  return <span className={styles.root}>{content}</span>;
}
