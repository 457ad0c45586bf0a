import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { warningCircleIcon } from "../icon/paths.ts";
import styles from "./error-message.module.css";

/** What is wrong with the field of this id, marked by more than its colour; nothing while nothing is. */
export function ErrorMessage({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={styles.root} id={`${id}-error`}>
      <Icon className={styles.icon} path={warningCircleIcon} />
      <span>{children}</span>
    </p>
  );
}
