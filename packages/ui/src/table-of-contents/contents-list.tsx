import styles from "./contents-list.module.css";

/** A section: its heading's id, the link's text, and its subsections. */
export type ContentsItem = { id: string; label: string; items?: readonly ContentsItem[] | undefined };

type ContentsListProps = {
  items: readonly ContentsItem[];
  /** The language of the links, if it is not that of the page. */
  lang?: string | undefined;
};

/** Links to sections and subsections. */
export function ContentsList({ items, lang }: ContentsListProps) {
  return (
    <ol className={styles.root} lang={lang}>
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
