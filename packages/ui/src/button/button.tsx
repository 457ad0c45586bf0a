import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./button.module.css";

export type ButtonLook = {
  /** How strongly it calls: one primary per view. @default "primary" */
  variant?: "primary" | "secondary" | undefined;
  /** @default "medium" */
  size?: "medium" | "large" | undefined;
};

export type ButtonProps = ComponentProps<"button"> & ButtonLook;

/**
 * Does something on this page. While that is not possible give it `aria-disabled`, so that it keeps its place
 * in the tab order and can say why.
 *
 * @example <Button type="submit">Send</Button>
 */
export function Button({
  variant = "primary",
  size = "medium",
  type = "button",
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      className={classNames(styles.root, className)}
      data-size={size}
      data-variant={variant}
      // oxlint-disable-next-line react/button-has-type -- the default above is a type, and so is every other value
      type={type}
      {...rest}
    />
  );
}
