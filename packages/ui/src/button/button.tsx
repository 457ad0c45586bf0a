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

/** Returns the attributes of a button: its look, then the other props. */
function buttonAttributes<Props extends ButtonLook & { className?: string | undefined }>({
  variant = "primary",
  size = "medium",
  wide = false,
  className,
  ...rest
}: Props) {
  return {
    className: classNames(styles.root, className),
    "data-size": size,
    "data-variant": variant,
    "data-wide": wide || undefined,
    ...rest,
  };
}

/**
 * A button for an action on this page. To make it unavailable set `aria-disabled`, which keeps it in the tab
 * order, so that it can explain why; during an action also set `aria-busy`. An `Icon` may precede or follow
 * the text.
 *
 * @example <Button type="submit">Send</Button>
 */
export function Button({ type = "button", ...props }: ButtonProps) {
  return <button {...buttonAttributes({ type, ...props })} />;
}

export type ButtonLinkProps = ComponentProps<"a"> & ButtonLook & { href: string };

/**
 * A link with the look of a `Button`.
 *
 * @example <ButtonLink href="/download" size="large">Get the app</ButtonLink>
 */
export function ButtonLink({ children, ...props }: ButtonLinkProps) {
  return <a {...buttonAttributes(props)}>{children}</a>;
}
