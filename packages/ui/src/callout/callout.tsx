import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { checkCircleIcon, infoIcon, warningCircleIcon, warningIcon } from "../icon/paths.ts";
import styles from "./callout.module.css";

export type CalloutProps = Omit<ComponentProps<"div">, "title"> & {
  /** The message in one line. It must convey the tone in words, too. */
  title: ReactNode;
  /** The kind of message. @default "note" */
  tone?: "note" | "success" | "warning" | "emergency" | undefined;
};

const icons = {
  note: infoIcon,
  success: checkCircleIcon,
  warning: warningIcon,
  emergency: warningCircleIcon,
};

/**
 * A part of a text that readers must not miss. Screen readers read it in place, without an interruption.
 *
 * @example <Callout tone="warning" title="Never send money">Not even in an emergency.</Callout>
 */
export function Callout({ title, tone = "note", className, children, ...rest }: CalloutProps) {
  return (
    <div className={classNames(styles.root, className)} data-tone={tone} role="note" {...rest}>
      <div className={styles.strip}>
        <div className={styles.sign}>
          <Icon path={icons[tone]} />
        </div>
      </div>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
