import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./button.module.css";

export type ButtonLook = {
  /** The emphasis. Use one primary button per view. @default "primary" */
  variant?: "primary" | "secondary" | undefined;
  /** The size; `large` in a hero. @default "medium" */
  size?: "medium" | "large" | undefined;
  /** Whether to have full width in windows under 500 px. @default false */
  wide?: boolean | undefined;
};

export type ButtonProps = ComponentProps<"button"> & ButtonLook;

/**
 * A button for an action on this page. To make it unavailable set `aria-disabled`, which keeps it in the tab
 * order, so that it can explain why; during an action also set `aria-busy`. An `Icon` may precede or follow
 * the text.
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
      // oxlint-disable-next-line react/button-has-type -- the default above is a valid type, and so is every other value
      type={type}
      {...rest}
    />
  );
}
