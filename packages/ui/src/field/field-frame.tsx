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
};

/** The frame of a control: label and hint above, error and note below, in reserved space. */
export function FieldFrame({ id, label, hint, error, note, className, children }: FieldFrameProps) {
  const hasMessages = Boolean(error || note);
  return (
    <div
      className={classNames(styles.root, className)}
      data-invalid={error ? "" : undefined}
      data-reserved={hasMessages ? undefined : ""}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
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
