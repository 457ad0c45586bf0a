import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./button.module.css";

export type ButtonLook = {
  /** How strongly it calls: one primary per view. @default "primary" */
  variant?: "primary" | "secondary" | undefined;
  /** @default "medium" */
  size?: "medium" | "large" | undefined;
  /** As wide as its place in windows under 500 px, where a thumb reaches for it. @default false */
  wide?: boolean | undefined;
};

export type ButtonProps = ComponentProps<"button"> & ButtonLook;

/**
 * Does something on this page. While that is not possible give it `aria-disabled`, so that it keeps its place
 * in the tab order and can say why; while it is being done, `aria-busy` as well. An `Icon` may stand before or
 * after the words.
 *
 * @example <Button type="submit">Send</Button>
 */
export function Button({
  variant = "primary",
  size = "medium",
  wide = false,
  type = "button",
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      className={classNames(styles.root, className)}
      data-size={size}
      data-variant={variant}
      data-wide={wide || undefined}
      // oxlint-disable-next-line react/button-has-type -- the default above is a type, and so is every other value
      type={type}
      {...rest}
    />
  );
}
