"use client";

import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { classNames } from "../styles/class-names.ts";
import { Mark } from "../logo/mark.tsx";
import { useMergedRef } from "../refs/use-merged-ref.ts";
import styles from "./dialog.module.css";

export type DialogProps = Omit<ComponentProps<"dialog">, "open" | "onClose" | "title"> & {
  /** Whether the dialog is open. */
  open: boolean;
  /**
   * Called when the visitor has closed the dialog, after the focus has moved back. Functions cannot be passed
   * from server components.
   */
  onClose: () => void;
  /** The heading and accessible name. */
  title: ReactNode;
  /** The label of the close button. @default "Close" */
  closeLabel?: string | undefined;
};

const firstField = ":is(input:not([type=hidden]), select, textarea):enabled";

/**
 * A native modal dialog. It makes the page inert, closes on Esc and returns the focus, or moves it to the
 * page's `h1` if nothing had it before. Initially focuses the first field, else the heading.
 * Source: ARIA Authoring Practices, dialog (modal).
 *
 * @example <Dialog open={sent} onClose={() => location.reload()} title="Thank you for your interest!" />
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel = "Close",
  className,
  children,
  ref,
  ...rest
}: DialogProps) {
  const element = useMergedRef(ref);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    (dialog.querySelector<HTMLElement>(firstField) ?? heading.current)?.focus();
    return () => dialog.close();
  }, [open, element]);

  return (
    <dialog
      aria-labelledby={headingId}
      className={classNames(styles.root, className)}
      // `close` also fires when the props or StrictMode close the dialog. Only the visitor's action counts.
      onClose={(event) => {
        if (!open || event.currentTarget.open) return;
        const { activeElement: focused, body } = document;
        // If the focus cannot return, browsers may leave it in the closed dialog for a frame.
        if (focused === body || event.currentTarget.contains(focused)) focusHeading();
        onClose();
      }}
      ref={element}
      {...rest}
    >
      <div className={styles.panel}>
        <Mark className={styles.mark} />
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {/* Not on the heading: Orca with Firefox would not read the focused heading. */}
          <span id={headingId}>{title}</span>
        </h2>
        {children}
        <Button className={styles.close} onClick={() => element.current?.close()} variant="secondary">
          {closeLabel}
        </Button>
      </div>
    </dialog>
  );
}

function focusHeading(): void {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}
