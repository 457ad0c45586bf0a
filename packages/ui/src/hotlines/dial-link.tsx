import { Icon } from "../icon/icon.tsx";
import { chatCircleIcon, phoneIcon } from "../icon/paths.ts";
import styles from "./dial-link.module.css";
import { dial } from "./dial.ts";

type DialLinkProps = {
  scheme: "tel" | "sms";
  /** As people write it. */
  number: string;
  /** What the link does, or whom it reaches. */
  label: string;
  /** Shouts, on a field of alarm. */
  urgent?: boolean | undefined;
};

/** A number to press: large, and broken only where even that is too wide for the window. */
export function DialLink({ scheme, number, label, urgent }: DialLinkProps) {
  return (
    <a className={styles.root} data-urgent={urgent ? "" : undefined} href={dial(scheme, number)}>
      <Icon className={styles.icon} path={scheme === "tel" ? phoneIcon : chatCircleIcon} />
      <span>
        {label}{" "}
        <span className={styles.number}>
          <bdi dir="ltr">{number}</bdi>
        </span>
      </span>
    </a>
  );
}
