import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import row from "../styles/row.module.css";
import { Icon } from "../icon/icon.tsx";
import { checkCircleIcon, clockIcon, infoIcon, warningCircleIcon } from "../icon/paths.ts";
import styles from "./form-status.module.css";

export type FormStatusProps = ComponentProps<"div"> & {
  /**
   * The kind of message. An `error` interrupts screen readers; a `queued` message is sent later,
   * automatically.
   * @default "info"
   */
  tone?: "info" | "success" | "error" | "queued" | undefined;
  /** A button or link, such as a `Button` to retry. */
  action?: ReactNode;
  /** Whether to announce the message. Pass false if a toast does. @default true */
  announce?: boolean | undefined;
  /** The longest text to expect. Reserves its space, so that a message causes no layout shift. */
  reserve?: string | undefined;
};

const icons = { info: infoIcon, success: checkCircleIcon, error: warningCircleIcon, queued: clockIcon };

/**
 * The status of the whole form; the children are its message. Render it from the start, empty, because screen
 * readers announce changes. Show errors of a single field at that field instead.
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
      {children && action && <div className={classNames(row.root, styles.action)}>{action}</div>}
    </div>
  );
}
