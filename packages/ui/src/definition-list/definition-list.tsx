import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./definition-list.module.css";

export type Definition = { term: string; definition: ReactNode };

export type DefinitionListProps = Omit<ComponentProps<"dl">, "children"> & {
  /** The terms with their definitions. */
  items: readonly Definition[];
  /** The layout; `columns` shows as many items side by side as fit. @default "rows" */
  layout?: "rows" | "columns" | undefined;
};

/**
 * A list of terms and definitions, such as platforms and payouts: stacked, or side by side from 48em.
 *
 * @example <DefinitionList items={[{ term: "Android", definition: "7.0 and up" }]} />
 */
export function DefinitionList({ items, layout = "rows", className, ...rest }: DefinitionListProps) {
  return (
    <dl className={classNames(styles.root, className)} data-layout={layout} {...rest}>
      {items.map(({ term, definition }) => (
        <div className={styles.item} key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.definition}>{definition}</dd>
        </div>
      ))}
    </dl>
  );
}
