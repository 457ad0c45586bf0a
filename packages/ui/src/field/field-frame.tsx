import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { ErrorMessage } from "./error-message.tsx";
import type { FieldProps } from "./field-parts.ts";
import styles from "./field-frame.module.css";

type FieldFrameProps = Pick<FieldProps, "label" | "hint" | "error"> & {
  id: string;
  className?: string | undefined;
  children: ReactNode;
  /** Stands beside the error, such as a count of characters. */
  note?: ReactNode;
};

/** What surrounds a control: its label and hint above, its error and note below, where room for them is kept. */
export function FieldFrame({ id, label, hint, error, note, className, children }: FieldFrameProps) {
  return (
    <div className={classNames(styles.root, className)} data-invalid={error ? "" : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <div className={styles.messages}>
        <ErrorMessage id={id}>{error}</ErrorMessage>
        {note}
      </div>
    </div>
  );
}
