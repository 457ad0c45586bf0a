import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./mark.module.css";

/**
 * The sign of the house, "Meeting": two half discs, each leaning on the other, as large as the text
 * around it. Decoration only.
 */
export function Mark({ className, ...rest }: ComponentProps<"svg">) {
  return (
    <svg aria-hidden="true" className={classNames(styles.root, className)} viewBox="0 0 56 56" {...rest}>
      <path className={styles.left} d="M28 6A22 22 0 0 0 28 50Z" transform="rotate(13 28 6)" />
      <path className={styles.right} d="M28 6A22 22 0 0 1 28 50Z" transform="rotate(-13 28 6)" />
    </svg>
  );
}
