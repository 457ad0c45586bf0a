import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./last-updated.module.css";

export type LastUpdatedProps = Omit<ComponentProps<"p">, "children"> & {
  /** The date as YYYY-MM-DD. */
  date: string;
  /** The text before the date. @default "Last updated:" */
  label?: string | undefined;
  /** The locale of the date. @default "en-US" */
  locale?: string | undefined;
};

/**
 * The date of a text's last update.
 *
 * @example <LastUpdated date="2026-10-01" />
 */
export function LastUpdated({
  date,
  label = "Last updated:",
  locale = "en-US",
  className,
  ...rest
}: LastUpdatedProps) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <p className={classNames(styles.root, className)} {...rest}>
      {label} <time dateTime={date}>{format.format(new Date(date))}</time>
    </p>
  );
}
