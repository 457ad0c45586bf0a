"use client";

import type { MouseEvent } from "react";
import { Button, type ButtonProps } from "../button/button.tsx";
import { DebouncedLiveRegion } from "../field/live-region.tsx";
import styles from "./submit-button.module.css";

export type SubmitButtonProps = Omit<ButtonProps, "type" | "children" | "aria-disabled"> & {
  /** The label. A string, so that the button can be as wide as its longer label. */
  children: string;
  /** Whether the submission is pending. @default false */
  loading?: boolean | undefined;
  /** The label while loading (specification, section 4). @default "Loading..." */
  loadingLabel?: string | undefined;
};

/**
 * A submit button that submits once: while loading, neither a click nor Enter in a field submits again, and
 * it keeps its focus and width. Passes other props to `Button`. Without JavaScript it is a plain submit
 * button.
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
  // Enter in a field triggers a click, too.
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <Button {...rest} aria-disabled={loading || undefined} onClick={click} type="submit">
        <span className={styles.label}>
          {/* A new element for each label: a centered text that changes would count as a layout shift. */}
          <span key={String(loading)}>{loading ? loadingLabel : children}</span>
          <span aria-hidden="true" className={styles.other} data-label={loading ? children : loadingLabel} />
        </span>
      </Button>
      {/* Debounced: a screen reader would announce a short loading after its result. */}
      <DebouncedLiveRegion>{loading ? loadingLabel.replace(/\.+$/, "") : ""}</DebouncedLiveRegion>
    </>
  );
}
