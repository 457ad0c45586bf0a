"use client";

import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { classNames } from "../styles/class-names.ts";
import { Mark } from "../logo/mark.tsx";
import { useMergedRef } from "../refs/use-merged-ref.ts";
import styles from "./dialog.module.css";

export type DialogProps = Omit<ComponentProps<"dialog">, "open" | "onClose" | "title"> & {
  /** Whether it is in front of the page. */
  open: boolean;
  /**
   * Called when the visitor has closed it, by the button or by Esc, and focus has returned, or is on the page's heading.
   * Only a client component can give it: functions do not cross from the server.
   */
  onClose: () => void;
  /** The heading, and the accessible name. */
  title: ReactNode;
  /** The name of the button that closes it. @default "Close" */
  closeLabel?: string | undefined;
};

const firstField = ":is(input:not([type=hidden]), select, textarea):enabled";

/**
 * A native modal dialog: the page behind it is inert, Esc closes it, and focus returns to where it was. Where that was
 * nowhere, as for a dialog that opened with the page, it goes to the page's heading, which says where one is.
 * Focus starts on the first field, else on the heading.
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
      // `close` also fires when we close it, or StrictMode does: only the visitor's is reported.
      onClose={(event) => {
        if (!open || event.currentTarget.open) return;
        const { activeElement: focused, body } = document;
        // Focus that could not return may stay in the closed dialog until the next frame.
        if (focused === body || event.currentTarget.contains(focused)) focusHeading();
        onClose();
      }}
      ref={element}
      {...rest}
    >
      <div className={styles.panel}>
        <Mark className={styles.mark} />
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {/* Not the heading's own id: Orca is silent about focus on the first element in Firefox's tree that has text. */}
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
