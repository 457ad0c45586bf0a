import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./footer.module.css";

export type FooterLink = { label: string; href: string; icon?: ReactNode };

/** A column with a heading and links or other content. */
export type FooterColumn = { heading: string } & ({ links: readonly FooterLink[] } | { content: ReactNode });

export type FooterProps = Omit<ComponentProps<"footer">, "children"> & {
  /** The columns in order. */
  columns: readonly FooterColumn[];
  /** Content above the columns, such as links to the page in other languages. */
  head?: ReactNode;
  /** The copyright holder. */
  holder: string;
  /** The current year. In prerendered pages a server can find it by `data-current-year`. */
  year: number;
  /** Whether to show the footer below 500 px. If hidden, `MorePages` links to its pages. @default "shown" */
  narrow?: "shown" | "hidden" | undefined;
};

/**
 * The footer of every page: columns of links and the copyright line.
 *
 * @example <Footer columns={[{ heading: "LEGAL", links: [{ label: "Privacy", href: "/privacy" }] }]} holder="Moyo" year={2026} />
 */
export function Footer({ columns, head, holder, year, narrow = "shown", className, ...rest }: FooterProps) {
  return (
    <footer
      className={classNames(styles.root, className)}
      data-narrow={narrow}
      data-screen=""
      data-surface="indigo-deep"
      {...rest}
    >
      {head}
      <div className={styles.columns}>
        {columns.map((column) => (
          <div className={styles.column} data-wide={"links" in column ? undefined : ""} key={column.heading}>
            <h2 className={styles.heading}>{column.heading}</h2>
            {"links" in column ? <Links links={column.links} /> : column.content}
          </div>
        ))}
      </div>
      <p className={styles.copyright}>
        © <span data-current-year="">{year}</span> {holder}
      </p>
    </footer>
  );
}

function Links({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href, icon }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            {icon}
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
