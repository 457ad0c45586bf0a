import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { ErrorMessage } from "./error-message.tsx";
import type { FieldProps } from "./field-parts.ts";
import styles from "./field-frame.module.css";

type FieldFrameProps = Pick<FieldProps, "label" | "hint" | "error"> & {
  id: string;
  className?: string | undefined;
  children: ReactNode;
  /** Content beside the error, such as a character count. */
  note?: ReactNode;
  /** Whether a * follows the label, outside of its text: the mark of a required field. */
  marked?: boolean | undefined;
};

/** The frame of a control: label and hint above, error and note below, in reserved space. */
export function FieldFrame({ id, label, hint, error, note, marked, className, children }: FieldFrameProps) {
  const hasMessages = Boolean(error || note);
  const name = (
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div
      className={classNames(styles.root, className)}
      data-invalid={error ? "" : undefined}
      data-reserved={hasMessages ? undefined : ""}
    >
      {marked ? (
        <div className={styles.heading}>
          {name}
          {/* Screen readers say that the field is required. */}
          <span aria-hidden="true">{"\u00A0*"}</span>
        </div>
      ) : (
        name
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {hasMessages && (
        <div className={styles.messages}>
          <ErrorMessage id={id}>{error}</ErrorMessage>
          {note}
        </div>
      )}
    </div>
  );
}
