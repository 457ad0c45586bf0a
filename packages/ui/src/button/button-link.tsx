import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import type { ButtonLook } from "./button.tsx";
import styles from "./button.module.css";

export type ButtonLinkProps = ComponentProps<"a"> & ButtonLook & { href: string };

/**
 * A link with the look of a `Button`.
 *
 * @example <ButtonLink href="/download" size="large">Get the app</ButtonLink>
 */
export function ButtonLink({
  variant = "primary",
  size = "medium",
  wide = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      className={classNames(styles.root, className)}
      data-size={size}
      data-variant={variant}
      data-wide={wide || undefined}
      {...rest}
    >
      {children}
    </a>
  );
}
