import type { ComponentProps } from "react";
import { Callout } from "../callout/callout.tsx";
import { classNames } from "../styles/class-names.ts";
import row from "../styles/row.module.css";
import { Icon } from "../icon/icon.tsx";
import { chatCircleIcon, phoneIcon } from "../icon/paths.ts";
import styles from "./hotlines.module.css";
import { phoneUrl } from "./phone-url.ts";

export type Hotline = {
  country: string;
  name: string;
  /** The number to call, as written, such as "1-800-799-7233". Letters become the digits on their keys. */
  phone?: string | undefined;
  /** The number for text messages. */
  sms?: string | undefined;
  note?: string | undefined;
  /** The day on which the number was looked up in its source, such as "2026-03-14". */
  checkedOn: string;
  /** The name of the source. */
  source: string;
};

export type HotlinesProps = Omit<ComponentProps<"div">, "children"> & {
  /** The helplines, in the order of their countries. */
  lines: readonly Hotline[];
  /** The emergency numbers, which are shown first. */
  emergency: { title: string; numbers: readonly { country: string; phone: string }[] };
  /** The level of country headings. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The text before a number to call. @default "Call" */
  callLabel?: string | undefined;
  /** The text before a number to text. @default "Text" */
  textLabel?: string | undefined;
  /** The text between the source and the day. @default "looked up on" */
  checkedLabel?: string | undefined;
  /** The text before the source. @default "Source:" */
  sourceLabel?: string | undefined;
  /** The locale of dates. @default "en-US" */
  locale?: string | undefined;
};

/**
 * Helpline numbers by country, easy to find and tap on a phone. Works without JavaScript.
 *
 * @example <Hotlines lines={[{ country: "Kenya", name: "GBV hotline", phone: "1195", checkedOn: "2026-03-14", source: "nation.africa" }]} emergency={{ title: "In danger?", numbers: [{ country: "Nigeria", phone: "112" }] }} />
 */
export function Hotlines({
  lines,
  emergency,
  headingLevel = 3,
  callLabel = "Call",
  textLabel = "Text",
  checkedLabel = "looked up on",
  sourceLabel = "Source:",
  locale = "en-US",
  className,
  ...rest
}: HotlinesProps) {
  const Heading = `h${headingLevel}` as const;
  const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <Callout title={emergency.title} tone="emergency">
        <ul className={classNames(row.root, styles.numbers)}>
          {emergency.numbers.map(({ country, phone }) => (
            <li key={`${country} ${phone}`}>
              <PhoneLink label={country} number={phone} scheme="tel" urgent />
            </li>
          ))}
        </ul>
      </Callout>
      {[...new Set(lines.map(({ country }) => country))].map((country) => (
        <div key={country}>
          <Heading className={styles.country}>{country}</Heading>
          <ul className={styles.lines}>
            {lines
              .filter((line) => line.country === country)
              .map(({ name, phone, sms, note, checkedOn, source }) => (
                <li className={styles.line} key={`${name} ${phone} ${sms}`}>
                  <div>
                    <p className={styles.name}>{name}</p>
                    {note && <p>{note}</p>}
                  </div>
                  <div className={styles.ways}>
                    {phone && <PhoneLink label={callLabel} number={phone} scheme="tel" />}
                    {sms && <PhoneLink label={textLabel} number={sms} scheme="sms" />}
                  </div>
                  <p data-note="">
                    {sourceLabel} {source}, {checkedLabel}{" "}
                    <time dateTime={checkedOn}>{dateFormat.format(new Date(checkedOn))}</time>.
                  </p>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

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
function PhoneLink({ scheme, number, label, urgent }: PhoneLinkProps) {
  return (
    <a className={styles.phone} data-urgent={urgent ? "" : undefined} href={phoneUrl(scheme, number)}>
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
