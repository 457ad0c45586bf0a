import type { ReactNode } from "react";
import { ErrorBoundary } from "../error-boundary/error-boundary.tsx";
import { classNames } from "../styles/class-names.ts";
import { ErrorMessage, Hint } from "./field-messages.tsx";
import type { FieldProps } from "./field-props.ts";
import styles from "./field-frame.module.css";

type FieldFrameProps = Pick<FieldProps, "label" | "hint" | "error"> & {
  id: string;
  className?: string | undefined;
  children: ReactNode;
  note?: ReactNode;
  /** Whether to show a * after the label, as the mark of a required field. */
  requiredMark?: boolean | undefined;
};

/** The layout of every field: label and hint above the control, error and note below it in reserved space. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  note,
  requiredMark,
  className,
  children,
}: FieldFrameProps) {
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
      {requiredMark ? (
        <div className={styles.heading}>
          {name}
          {/* Hidden because screen readers announce `required` themselves. */}
          <span aria-hidden="true">{"\u00A0*"}</span>
        </div>
      ) : (
        name
      )}
      <Hint className={styles.hint} id={id}>
        {hint}
      </Hint>
      {children}
      {hasMessages && (
        <div className={styles.messages}>
          <ErrorMessage id={id}>{error}</ErrorMessage>
          <ErrorBoundary>{note}</ErrorBoundary>
        </div>
      )}
    </div>
  );
}
