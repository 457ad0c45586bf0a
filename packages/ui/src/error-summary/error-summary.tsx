"use client";

import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../styles/class-names.ts";
import { fillIn } from "../labels/fill-in.ts";
import styles from "./error-summary.module.css";

export type FieldError = {
  /** The id of the invalid field. */
  id: string;
  /** The field's label, shown before a message that does not name the field. */
  label?: string | undefined;
  /** The same text as the field's own error. */
  message: string;
};

/** The messages by the ids of their fields, which are their names by default: what most validators give. */
export type ErrorsByField = Readonly<Record<string, string | undefined>>;

export type ErrorSummaryProps = Omit<ComponentProps<"div">, "children"> & {
  /** What is wrong: a list, or messages by field, as a form’s `parse` returns them. */
  errors: readonly FieldError[] | ErrorsByField;
  /** The fields' labels by their ids, for errors by field whose message does not name the field. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** Its heading. @default "Please fix the following" */
  heading?: string | undefined;
  /** A message with its field's label, as the language sets them apart. @default "{label}: {message}" */
  errorFormat?: string | undefined;
};

/**
 * The errors of a form, in the order of its fields; focus it after each invalid submit. If only the form as a whole
 * failed, there are no `errors`, and `heading` says why.
 * Source: GOV.UK Design System, error summary.
 *
 * @example <ErrorSummary ref={summary} errors={[{ id: "name", label: "Your Name", message: "Too Short!" }]} />
 * @example <ErrorSummary ref={summary} errors={{ email: "Email is required" }} />
 */
export function ErrorSummary({
  errors,
  labels,
  heading = "Please fix the following",
  errorFormat = "{label}: {message}",
  className,
  ...rest
}: ErrorSummaryProps) {
  const listed = isList(errors) ? errors : listErrors(errors, labels);
  return (
    <div className={classNames(styles.root, className)} role="alert" tabIndex={-1} {...rest}>
      <h2 className={styles.heading}>{heading}</h2>
      {listed.length > 0 && (
        <ul className={styles.list}>
          {listed.map(({ id, label, message }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {label === undefined ? message : fillIn(errorFormat, { label, message })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const isList = (errors: ErrorSummaryProps["errors"]): errors is readonly FieldError[] =>
  Array.isArray(errors);

function listErrors(errors: ErrorsByField, labels: ErrorSummaryProps["labels"]): FieldError[] {
  return Object.entries(errors).flatMap(([id, message]) =>
    message === undefined ? [] : [{ id, label: labels?.[id], message }],
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
