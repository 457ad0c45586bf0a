import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { caretDownIcon } from "../icon/paths.ts";
import { ContentsList, type ContentsItem } from "./contents-list.tsx";
import styles from "./table-of-contents.module.css";

export type TableOfContentsProps = Omit<ComponentProps<"nav">, "children"> & {
  /** The sections, each as `{ id, label, items }`: the id of its heading, the link’s text, its subsections. */
  items: readonly ContentsItem[];
  /** The language of the links, if it is not that of the page. */
  itemsLang?: string | undefined;
  /** Its accessible name and its heading. @default "Contents" */
  label?: string | undefined;
  /** Whether it is initially open in windows under 64em. @default false */
  open?: boolean | undefined;
};

/**
 * Links to the sections of a long text, without JavaScript: in windows under 64em collapsed in native details, from
 * there on sticky and at most as tall as the window. Browsers that cannot show the content of closed details (Chrome
 * and Edge before 131, Firefox before 143, Safari before 18.4) keep it collapsed. It is not printed.
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
    <nav aria-label={label} className={classNames(styles.root, className)} {...rest}>
      <p aria-hidden="true" className={styles.heading}>
        {label}
      </p>
      <details className={styles.fold} open={open}>
        <summary className={styles.summary}>
          {label}
          <Icon className={styles.caret} path={caretDownIcon} />
        </summary>
        <ContentsList items={items} lang={itemsLang} />
      </details>
    </nav>
  );
}
