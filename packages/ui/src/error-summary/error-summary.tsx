"use client";

import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./error-summary.module.css";

export type FieldError = {
  /** The id of the invalid field. */
  id: string;
  /** The field's label, shown before a message that does not name the field. */
  label?: string | undefined;
  /** The same text as the field's own error. */
  message: string;
};

export type ErrorSummaryProps = Omit<ComponentProps<"div">, "children"> & {
  errors: readonly FieldError[];
  /** @default "Please fix the following" */
  heading?: string | undefined;
};

/**
 * The errors of a form, in the order of its fields; focus it after each invalid submit. If only the form as a whole
 * failed, there are no `errors`, and `heading` says why.
 * Source: GOV.UK Design System, error summary.
 *
 * @example <ErrorSummary ref={summary} errors={[{ id: "name", label: "Your Name", message: "Too Short!" }]} />
 */
export function ErrorSummary({
  errors,
  heading = "Please fix the following",
  className,
  ...rest
}: ErrorSummaryProps) {
  return (
    <div className={classNames(styles.root, className)} role="alert" tabIndex={-1} {...rest}>
      <h2 className={styles.heading}>{heading}</h2>
      {errors.length > 0 && (
        <ul className={styles.list}>
          {errors.map(({ id, label, message }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {label === undefined ? message : `${label}: ${message}`}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Scrolls the label of the field, or of its group, into view too, and leaves the URL unchanged. */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  (field.closest("fieldset")?.querySelector("legend") ?? label)?.scrollIntoView();
  field.focus({ preventScroll: true });
}
