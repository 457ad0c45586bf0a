import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { markShapes } from "./mark-shapes.ts";
import styles from "./mark.module.css";

/**
 * The sign of the house, "Meeting": two half discs, each leaning on the other, as large as the text
 * around it. Decoration only.
 *
 * @example <Mark />
 */
export function Mark({ className, ...rest }: ComponentProps<"svg">) {
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.root, className)}
      viewBox={`0 0 ${markShapes.size} ${markShapes.size}`}
      {...rest}
    >
      <path className={styles.left} {...markShapes.left} />
      <path className={styles.right} {...markShapes.right} />
    </svg>
  );
}
