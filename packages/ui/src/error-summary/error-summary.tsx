import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./error-summary.module.css";

export type FieldError = {
  /** The id of the field to mend. */
  id: string;
  /** What the field is called, where its message alone does not say it: it stands before the message. */
  label?: string | undefined;
  /** The same words as the field's own error. */
  message: string;
};

export type ErrorSummaryProps = Omit<ComponentProps<"div">, "children"> & {
  errors: readonly FieldError[];
  /** @default "There is a problem" */
  heading?: string | undefined;
};

/**
 * Everything that a form was refused for, in the order of its fields; focus it after each refused submit. A form
 * refused as a whole has no `errors`, and its `heading` says why.
 * Source: GOV.UK Design System, error summary.
 *
 * @example <ErrorSummary ref={summary} errors={[{ id: "name", label: "Your Name", message: "Too Short!" }]} />
 */
export function ErrorSummary({
  errors,
  heading = "There is a problem",
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

/** Brings the field's label into view too, or its group's, and leaves the address as it is. */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  (field.closest("fieldset")?.querySelector("legend") ?? label)?.scrollIntoView();
  field.focus({ preventScroll: true });
}
