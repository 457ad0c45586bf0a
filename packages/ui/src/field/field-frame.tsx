import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
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
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <svg aria-hidden="true" className={styles.icon} fill="currentColor" viewBox="0 0 20 20">
              <path d="M10 1a9 9 0 1 0 0 18A9 9 0 0 0 10 1ZM8.9 5h2.2v6.2H8.9ZM10 12.6a1.35 1.35 0 1 1 0 2.7 1.35 1.35 0 0 1 0-2.7Z" />
            </svg>
            {error}
          </p>
        )}
        {note}
      </div>
    </div>
  );
}
