import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { infoIcon, warningIcon } from "../icon/paths.ts";
import styles from "./notice-banner.module.css";

export type NoticeBannerProps = Omit<ComponentProps<"section">, "title"> & {
  /** The topic in a few words; also the name of its region. */
  title: string;
  /** Its color and its icon: `warning` where someone may come to harm. @default "info" */
  tone?: "info" | "warning" | undefined;
  /** A link to more information. */
  link?: { label: string; href: string } | undefined;
};

/**
 * A notice for every visitor, above the header of every page. It cannot be closed and moves no focus: as a region it
 * can be found and skipped, like the header. Works without JavaScript.
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
        <p className={styles.text}>
          <strong>{title}</strong> {children} {link && <a href={link.href}>{link.label}</a>}
        </p>
      </div>
    </section>
  );
}
