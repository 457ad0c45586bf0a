import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { markShapes } from "./mark-shapes.ts";
import styles from "./mark.module.css";

/** The brand's mark: two half discs that lean on each other, as large as the surrounding text. Decoration. */
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
