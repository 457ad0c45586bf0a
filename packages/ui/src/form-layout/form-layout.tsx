import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./form-layout.module.css";

export type FormLayoutProps = ComponentProps<"div"> & {
  /** What is to be fixed, above the fields: an `ErrorSummary`. */
  summary?: ReactNode;
  /** How the form as a whole fares, below the buttons: a `FormStatus`. */
  status?: ReactNode;
  /** The buttons, beside each other: a `SubmitButton`, first. */
  actions?: ReactNode;
};

/**
 * Lays out what is in a form, so that nothing touches: the summary, the fields as children, the buttons, the status.
 * It stands inside of the `form` element, which is yours.
 *
 * @example <form action={send}><FormLayout actions={<SubmitButton>Send</SubmitButton>}><TextField label="Email" name="email" /></FormLayout></form>
 */
export function FormLayout({ summary, status, actions, className, children, ...rest }: FormLayoutProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {summary && <div className={styles.summary}>{summary}</div>}
      {children}
      {actions && <div className={styles.row}>{actions}</div>}
      {status}
    </div>
  );
}
