import type { ReactNode } from "react";
import styles from "./pair.module.css";

/** Keeps two words of a headline on one line. */
export function pair(content: ReactNode) {
  return <span className={styles.root}>{content}</span>;
}
