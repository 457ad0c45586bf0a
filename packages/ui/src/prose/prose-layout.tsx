import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./prose-layout.module.css";

export type ProseLayoutProps = ComponentProps<"article"> & {
  /** The main heading, a lead paragraph and `LastUpdated`. */
  header: ReactNode;
  /** A `TableOfContents`. From 64em it is beside the text, and sticky. */
  contents?: ReactNode;
};

/**
 * The layout of a text page: header, contents and text. The children are the text, such as `Prose` and
 * `Accordion`.
 *
 * @example <ProseLayout header={<h1>Terms of use</h1>} contents={<TableOfContents items={items} />}><Prose /></ProseLayout>
 */
export function ProseLayout({ header, contents, className, children, ...rest }: ProseLayoutProps) {
  return (
    <article className={classNames(styles.root, className)} {...rest}>
      <header className={styles.header}>{header}</header>
      {contents && <div className={styles.contents}>{contents}</div>}
      <div className={styles.text}>{children}</div>
    </article>
  );
}
