import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./skip-link.module.css";

export type SkipLinkProps = ComponentProps<"a">;

/**
 * A skip link, the first tab stop, visible only while focused. Works without JavaScript. Its target needs
 * `tabIndex={-1}` to take the focus.
 *
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
    <a className={classNames(styles.root, className)} data-screen="" href={href} {...rest}>
      {children}
    </a>
  );
}
