import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { warningCircleIcon } from "../icon/paths.ts";
import styles from "./error-message.module.css";

/** The error of a field, with an icon so that it does not depend on color. Empty without children. */
export function ErrorMessage({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={styles.root} id={`${id}-error`}>
      <Icon className={styles.icon} path={warningCircleIcon} />
      <span>{children}</span>
    </p>
  );
}
