import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./form-layout.module.css";

export type FormLayoutProps = ComponentProps<"div"> & {
  /** An `ErrorSummary`, above the fields. */
  summary?: ReactNode;
  /** A `FormStatus`, below the buttons. */
  status?: ReactNode;
  /** The buttons in a row, the `SubmitButton` first. */
  actions?: ReactNode;
};

/**
 * The layout of a form's content: summary, fields (the children), buttons and status. Put it inside your
 * `form` element.
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
