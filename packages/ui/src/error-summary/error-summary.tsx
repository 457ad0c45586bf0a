"use client";

import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../styles/class-names.ts";
import { interpolate } from "../messages/interpolate.ts";
import styles from "./error-summary.module.css";

export type FieldError = {
  /** The id of the invalid field. */
  id: string;
  /** The field's label, if the message does not name the field. */
  label?: string | undefined;
  /** The same text as the error at the field. */
  message: string;
};

/** Messages by the ids (by default the names) of their fields, as most validators return them. */
export type ErrorsByField = Readonly<Record<string, string | undefined>>;

export type ErrorSummaryProps = Omit<ComponentProps<"div">, "children"> & {
  /** The errors, in the order of the fields. */
  errors: readonly FieldError[] | ErrorsByField;
  /** Labels by field id, if `errors` are messages by field. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** The heading. @default "Please fix the following" */
  heading?: string | undefined;
  /** The format of an error with a label. @default "{label}: {message}" */
  errorFormat?: string | undefined;
};

/**
 * The errors of a form, as links to its fields. Focus it after each invalid submit. If the form failed as a
 * whole, pass no `errors` and give the reason as `heading`.
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
                {label === undefined ? message : interpolate(errorFormat, { label, message })}
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

/** Focuses a field with the label, or its group's, in view, without a change of the URL. */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  (field.closest("fieldset")?.querySelector("legend") ?? label)?.scrollIntoView();
  field.focus({ preventScroll: true });
}
