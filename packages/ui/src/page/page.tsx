import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { SkipLink } from "../skip-link/skip-link.tsx";
import styles from "./page.module.css";

export type PageProps = ComponentProps<"div"> & {
  /** More `SkipLink`s, after the one to the main part. */
  skipLinks?: ReactNode;
  /** The first content of every page, such as a `NoticeBanner`. */
  notice?: ReactNode;
  /** Content above the main part, such as logo and navigation. */
  header?: ReactNode;
  /** Content below the main part. */
  footer?: ReactNode;
  /** The text of the link to the main part. @default "Skip to content" */
  skipLabel?: string | undefined;
};

/**
 * The layout of every page: skip link, header, main part and footer.
 *
 * @example <Page header={<Logo name="Moyo" />} footer={<Footer {...footer} />}><h1>Privacy</h1></Page>
 */
export function Page({
  skipLinks,
  notice,
  header,
  footer,
  skipLabel,
  className,
  children,
  ...rest
}: PageProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <SkipLink href="#main">{skipLabel}</SkipLink>
      {skipLinks}
      {notice}
      {header && <header className={styles.header}>{header}</header>}
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
