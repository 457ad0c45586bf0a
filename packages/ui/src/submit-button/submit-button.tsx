"use client";

import type { MouseEvent } from "react";
import { Button, type ButtonProps } from "../button/button.tsx";
import { DebouncedLiveRegion } from "../field/debounced-live-region.tsx";
import styles from "./submit-button.module.css";

export type SubmitButtonProps = Omit<ButtonProps, "type" | "children" | "aria-disabled"> & {
  /** The text at rest: a string, because the button is as wide as the longer of its two texts. */
  children: string;
  /** Whether the submit is pending. @default false */
  loading?: boolean | undefined;
  /** The text while loading (specification, section 4). @default "Loading..." */
  loadingLabel?: string | undefined;
};

/**
 * Submits its form, once: while loading it says so, keeps its focus and width, and neither a click nor Enter in a
 * field submits again. Other props are passed to the native button. Without JavaScript it is a plain submit button.
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
  // Enter in a field triggers a click too.
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
      {/* Not for a moment: a screen reader would say it after the result. */}
      <DebouncedLiveRegion>{loading ? loadingLabel.replace(/\.+$/, "") : ""}</DebouncedLiveRegion>
    </>
  );
}
