import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { caretDownIcon } from "../icon/paths.ts";
import { ContentsList, type ContentsItem } from "./contents-list.tsx";
import styles from "./table-of-contents.module.css";

export type TableOfContentsProps = Omit<ComponentProps<"nav">, "children"> & {
  items: readonly ContentsItem[];
  /** Its accessible name and its heading. @default "Contents" */
  label?: string | undefined;
  /** Whether it stands open at first in windows under 64em. @default false */
  open?: boolean | undefined;
};

/**
 * The way to a long text's sections, without a script: folded by native details in windows under 64em, from there
 * always in view and as tall as the window at most. Browsers that cannot show the inside of closed details (Chrome
 * and Edge before 131, Firefox before 143, Safari before 18.4) keep it folded. Paper has no links: it is not printed.
 *
 * @example <TableOfContents items={[{ id: "agreeing", label: "1. Agreeing to these terms" }]} />
 */
export function TableOfContents({
  items,
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
        <ContentsList items={items} />
      </details>
    </nav>
  );
}
