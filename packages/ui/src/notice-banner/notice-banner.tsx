import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { infoIcon, warningIcon } from "../icon/paths.ts";
import styles from "./notice-banner.module.css";

export type NoticeBannerProps = Omit<ComponentProps<"section">, "title"> & {
  /** The topic in a few words, and the name of the region. */
  title: string;
  /** The color and icon: `warning` for danger. @default "info" */
  tone?: "info" | "warning" | undefined;
  /** A link to more information. */
  link?: { label: string; href: string } | undefined;
};

/**
 * A notice for all visitors, above the header of each page. It cannot be closed and does not move the focus.
 * As a region it can be found and skipped. Works without JavaScript.
 *
 * @example <NoticeBanner tone="warning" title="Fake accounts">We never ask for money.</NoticeBanner>
 */
export function NoticeBanner({
  title,
  tone = "info",
  link,
  className,
  children,
  ...rest
}: NoticeBannerProps) {
  return (
    <section
      aria-label={title}
      className={classNames(styles.root, className)}
      data-surface={tone === "info" ? "indigo" : undefined}
      data-tone={tone}
      {...rest}
    >
      <div className={styles.line}>
        <Icon className={styles.icon} path={tone === "info" ? infoIcon : warningIcon} />
        <p>
          <strong>{title}</strong> {children} {link && <a href={link.href}>{link.label}</a>}
        </p>
      </div>
    </section>
  );
}
