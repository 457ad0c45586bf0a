import styles from "./contents-list.module.css";

/** A section: the id of its heading, what the link says, and the sections in it. */
export type ContentsItem = { id: string; label: string; items?: readonly ContentsItem[] | undefined };

/** Links to sections, and to the sections in them. */
export function ContentsList({ items }: { items: readonly ContentsItem[] }) {
  return (
    <ol className={styles.root}>
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
