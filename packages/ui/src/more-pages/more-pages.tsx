import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./more-pages.module.css";

export type MorePagesProps = ComponentProps<"nav"> & {
  /** The links in order. */
  links: readonly { label: string; href: string }[];
  /** The heading and accessible name. @default "More pages" */
  heading?: string | undefined;
  /** What the footer has besides links, such as the copyright line. */
  children?: ReactNode;
};

/**
 * Links at the end of the main part, for pages whose footer is hidden below 500 px (`<Footer
 * narrow="hidden">`). Shown only there, so that everything stays in reach.
 *
 * @example <MorePages links={[{ label: "Privacy", href: "/privacy" }, { label: "Help", href: "/faq" }]} />
 */
export function MorePages({ links, heading = "More pages", className, children, ...rest }: MorePagesProps) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className={classNames(styles.root, className)} {...rest}>
      <h2 id={headingId}>{heading}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
