import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { SkipLink } from "../skip-link/skip-link.tsx";
import styles from "./page.module.css";

export type PageProps = ComponentProps<"div"> & {
  /** Further `SkipLink`s; they follow the one to the main part. */
  skipLinks?: ReactNode;
  /** What every page must say first, such as a `NoticeBanner`. */
  notice?: ReactNode;
  /** What stands above the main part, such as the logo and the navigation. */
  header?: ReactNode;
  /** What stands below it. */
  footer?: ReactNode;
  /** @default "Skip to content" */
  skipLabel?: string | undefined;
};

/**
 * The frame of every page: a way past the header, the header, the main part, the footer.
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
