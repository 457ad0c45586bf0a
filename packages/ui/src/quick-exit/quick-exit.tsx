import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import hidden from "../styles/visually-hidden.module.css";
import { Icon } from "../icon/icon.tsx";
import { xIcon } from "../icon/paths.ts";
import styles from "./quick-exit.module.css";

export type QuickExitProps = Omit<ComponentProps<"aside">, "children"> & {
  /** An unsuspicious URL, such as the weather. */
  href: string;
  /** What the link says. @default "Leave this site" */
  label?: string | undefined;
};

/**
 * A quick exit for people who are being watched, always in view: a bar at the bottom of the window, which covers nothing
 * that has the focus or is linked to. One per page, at the end of `Page`'s footer, with a `QuickExitSkipLink` at the page's
 * start. Without JavaScript it is a plain link that sends no referrer;
 * `ref={startQuickExit}`, or the same call from a page without React, makes it leave immediately and on pressing Shift
 * three times. Explain that in the page's text. Source: GOV.UK Design System, exit this page.
 *
 * @example <QuickExit ref={startQuickExit} href="https://www.weather.com" />
 */
export function QuickExit({ href, label = "Leave this site", className, ...rest }: QuickExitProps) {
  return (
    <aside aria-label={label} className={classNames(styles.root, className)} {...rest}>
      <a className={styles.link} data-quick-exit="" href={href} rel="nofollow noreferrer">
        <Icon path={xIcon} />
        {label}
        <span aria-hidden="true" className={styles.presses} />
      </a>
      <output className={hidden.root} />
    </aside>
  );
}
