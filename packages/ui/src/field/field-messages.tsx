import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { warningCircleIcon } from "../icon/paths.ts";
import styles from "./error-message.module.css";

type FieldMessageProps = { id: string; className?: string | undefined; children: ReactNode };

/** The hint of a field. Empty without children. */
export function Hint({ id, className, children }: FieldMessageProps) {
  return (
    children && (
      <p className={className} data-note="" id={`${id}-hint`}>
        {children}
      </p>
    )
  );
}

/** The error of a field, with an icon so that it does not depend on color. Empty without children. */
export function ErrorMessage({ id, children }: Omit<FieldMessageProps, "className">) {
  return (
    children && (
      <p className={styles.root} id={`${id}-error`}>
        <Icon className={styles.icon} path={warningCircleIcon} />
        <span>{children}</span>
      </p>
    )
  );
}
