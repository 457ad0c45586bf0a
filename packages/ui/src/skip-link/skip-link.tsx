import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./skip-link.module.css";

export type SkipLinkProps = ComponentProps<"a">;

/**
 * The first stop of the keyboard: leads past what every page repeats, and is seen only while it has the focus.
 * Its children are its name. Works without script; what it leads to needs `tabIndex={-1}` to take the focus.
 * Source: WCAG 2.4.1, technique G1.
 *
 * @example <SkipLink href="#main">Skip to content</SkipLink>
 */
export function SkipLink({
  href = "#main",
  className,
  children = "Skip to content",
  ...rest
}: SkipLinkProps) {
  return (
    <a className={classNames(styles.root, className)} href={href} {...rest}>
      {children}
    </a>
  );
}
