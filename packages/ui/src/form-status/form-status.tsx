import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { checkCircleIcon, clockIcon, infoIcon, warningCircleIcon } from "../icon/paths.ts";
import styles from "./form-status.module.css";

export type FormStatusProps = ComponentProps<"div"> & {
  /**
   * An error interrupts screen readers, the others do not. A `queued` message is sent later, automatically. @default
   * "info"
   */
  tone?: "info" | "success" | "error" | "queued" | undefined;
  /** An action, such as a `Button` to retry. */
  action?: ReactNode;
  /** False if a toast announces the same text. @default true */
  announce?: boolean | undefined;
  /** A text as long as it may say: its space is kept, so that a message causes no layout shift below. */
  reserve?: string | undefined;
};

const icons = { info: infoIcon, success: checkCircleIcon, error: warningCircleIcon, queued: clockIcon };

/**
 * The status of the form as a whole, its message as children. Render it in the form from the start, empty, because
 * screen readers announce changes; it never takes the focus. Errors of one field belong to that field.
 *
 * @example <FormStatus tone="error" action={<Button onClick={send}>Try again</Button>}>{failure}</FormStatus>
 */
export function FormStatus({
  tone = "info",
  action,
  announce = true,
  reserve,
  className,
  children,
  ...rest
}: FormStatusProps) {
  const isUrgent = tone === "error";
  const message = children && (
    <p className={styles.message}>
      <Icon className={styles.icon} path={icons[tone]} />
      <span>{children}</span>
    </p>
  );
  return (
    <div
      className={classNames(styles.root, className)}
      data-reserve={reserve}
      data-tone={children ? tone : undefined}
      {...rest}
    >
      <div role={announce ? "alert" : undefined}>{isUrgent && message}</div>
      <div role={announce ? "status" : undefined}>{!isUrgent && message}</div>
      {children && action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
