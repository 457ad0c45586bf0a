import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { xIcon } from "../icon/paths.ts";
import { SkipLink, type SkipLinkProps } from "../skip-link/skip-link.tsx";
import styles from "./quick-exit.module.css";

export type QuickExitProps = Omit<ComponentProps<"aside">, "children"> & {
  /** The URL of an unsuspicious site, such as the weather. */
  href: string;
  /** The text of the link. @default "Leave this site" */
  label?: string | undefined;
};

/**
 * A quick exit for people who are being watched: a bar that is always in view at the bottom of the window and
 * covers neither focused elements nor link targets. Put one at the end of the `Page`'s footer, and a
 * `QuickExitSkipLink` at the start of the page. Without JavaScript it is a plain link that sends no referrer.
 * With `startQuickExit`, as its `ref` or called on a page without React, a click hides the page at once, and three
 * presses of Shift do the same; explain that in the page's text.
 *
 * Source: GOV.UK Design System, exit this page.
 *
 * @example <QuickExit ref={startQuickExit} href="https://www.weather.com" />
 */
export function QuickExit({ href, label = "Leave this site", className, ...rest }: QuickExitProps) {
  return (
    <aside aria-label={label} className={classNames(styles.root, className)} data-screen="" {...rest}>
      <a className={styles.link} data-quick-exit="" href={href} rel="nofollow noreferrer">
        <Icon path={xIcon} />
        {label}
        <span aria-hidden="true" className={styles.presses} />
      </a>
      <output data-visually-hidden="" />
    </aside>
  );
}

export type QuickExitSkipLinkProps = SkipLinkProps & {
  /** The same URL as that of `QuickExit`. */
  href: string;
};

/**
 * A skip link that leaves the site, at the start of a page with a `QuickExit`, whose script enhances both.
 *
 * @example <Page skipLinks={<QuickExitSkipLink href="https://www.weather.com" />}>…</Page>
 */
export function QuickExitSkipLink({ children = "Leave this site", ...rest }: QuickExitSkipLinkProps) {
  return (
    <SkipLink data-quick-exit="" rel="nofollow noreferrer" {...rest}>
      {children}
    </SkipLink>
  );
}
