import type { MouseEvent } from "react";
import { Button, type ButtonProps } from "../button/button.tsx";
import { LiveRegion } from "../field/live-region.tsx";
import styles from "./submit-button.module.css";

export type SubmitButtonProps = Omit<ButtonProps, "type" | "children" | "aria-disabled"> & {
  children: string;
  /** Whether what it submitted is on its way. @default false */
  loading?: boolean | undefined;
  /** What it says meanwhile (specification, section 4). @default "Loading..." */
  loadingLabel?: string | undefined;
};

/**
 * Submits its form, once: while that is on its way it says so, keeps the focus and its width, and neither a press
 * nor Enter in a field submits again. Everything else it is given goes to the native button.
 * Without script it is a plain submit button.
 *
 * @example <SubmitButton loading={state.status === "sending"}>Send</SubmitButton>
 */
export function SubmitButton({
  children,
  loading = false,
  loadingLabel = "Loading...",
  onClick,
  ...rest
}: SubmitButtonProps) {
  // Enter in a field clicks too.
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <Button {...rest} aria-disabled={loading || undefined} onClick={click} type="submit">
        <span className={styles.label}>
          {loading ? loadingLabel : children}
          <span aria-hidden="true" className={styles.other} data-label={loading ? children : loadingLabel} />
        </span>
      </Button>
      <LiveRegion>{loading ? loadingLabel.replace(/\.+$/, "") : ""}</LiveRegion>
    </>
  );
}
