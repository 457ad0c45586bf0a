import { Icon } from "../icon/icon.tsx";
import { chatCircleIcon, phoneIcon } from "../icon/paths.ts";
import styles from "./phone-link.module.css";
import { phoneUrl } from "./phone-url.ts";

type PhoneLinkProps = {
  scheme: "tel" | "sms";
  /** The number as written in text. */
  number: string;
  /** The text of the link: its purpose, or the helpline's name. */
  label: string;
  /** Whether to emphasize the number, on the alarm color. */
  urgent?: boolean | undefined;
};

/** A link that calls or texts a number: large, and wrapped only if wider than the window. */
export function PhoneLink({ scheme, number, label, urgent }: PhoneLinkProps) {
  return (
    <a className={styles.root} data-urgent={urgent ? "" : undefined} href={phoneUrl(scheme, number)}>
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
