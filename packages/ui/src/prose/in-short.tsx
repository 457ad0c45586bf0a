import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./in-short.module.css";

export type InShortProps = ComponentProps<"p"> & {
  /** The text before the summary. @default "In short:" */
  label?: string | undefined;
};

/**
 * A one-sentence summary under the heading of a section.
 *
 * @example <InShort>You can end your account whenever you like.</InShort>
 */
export function InShort({ label = "In short:", className, children, ...rest }: InShortProps) {
  return (
    <p className={classNames(styles.root, className)} {...rest}>
      <strong className={styles.label}>{label}</strong> {children}
    </p>
  );
}
