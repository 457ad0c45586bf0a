import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { caretDownIcon } from "../icon/paths.ts";
import styles from "./table-of-contents.module.css";

/** A section: the id of its heading, the text of the link, and its subsections. */
export type ContentsItem = { id: string; label: string; items?: readonly ContentsItem[] | undefined };

export type TableOfContentsProps = Omit<ComponentProps<"nav">, "children"> & {
  /** The sections in order. */
  items: readonly ContentsItem[];
  /** The language of the links, if it differs from the page's. */
  itemsLang?: string | undefined;
  /** The heading and accessible name. @default "Contents" */
  label?: string | undefined;
  /** Whether it is initially open in windows under 64em. @default false */
  open?: boolean | undefined;
};

/**
 * Links to the sections of a long text, without JavaScript. Collapsed in native details in windows under
 * 64em; otherwise sticky and at most as tall as the window. Browsers that cannot show the content of closed
 * details (Chrome and Edge before 131, Firefox before 143, Safari before 18.4) keep it collapsed. Not
 * printed.
 *
 * @example <TableOfContents items={[{ id: "agreeing", label: "1. Agreeing to these terms" }]} />
 */
export function TableOfContents({
  items,
  itemsLang,
  label = "Contents",
  open = false,
  className,
  ...rest
}: TableOfContentsProps) {
  return (
    <nav aria-label={label} className={classNames(styles.root, className)} data-screen="" {...rest}>
      <p aria-hidden="true" className={styles.heading}>
        {label}
      </p>
      <details className={styles.fold} open={open}>
        <summary className={styles.summary}>
          {label}
          <Icon data-caret="" path={caretDownIcon} />
        </summary>
        <ContentsList items={items} lang={itemsLang} />
      </details>
    </nav>
  );
}

type ContentsListProps = {
  items: readonly ContentsItem[];
  /** The language of the links, if it differs from the page's. */
  lang?: string | undefined;
};

function ContentsList({ items, lang }: ContentsListProps) {
  return (
    <ol className={styles.list} lang={lang}>
      {items.map((item) => (
        <li key={item.id}>
          <a className={styles.link} href={`#${item.id}`}>
            {item.label}
          </a>
          {item.items && <ContentsList items={item.items} />}
        </li>
      ))}
    </ol>
  );
}
