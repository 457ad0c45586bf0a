import styles from "./contents-list.module.css";

/** A section: the id of its heading, the text of the link, and its subsections. */
export type ContentsItem = { id: string; label: string; items?: readonly ContentsItem[] | undefined };

type ContentsListProps = {
  items: readonly ContentsItem[];
  /** The language of the links, if it differs from the page's. */
  lang?: string | undefined;
};

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
