import { Children, type ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./card-grid.module.css";

export type CardGridProps = ComponentProps<"ul">;

/**
 * Cards side by side, as many as fit, all of a line equally tall; each child is an item of the list.
 *
 * @example <CardGrid><Card href="/safety" title="Dating safety" /><Card href="/safetytips" title="Social safety" /></CardGrid>
 */
export function CardGrid({ className, children, ...rest }: CardGridProps) {
  return (
    <ul className={classNames(styles.root, className)} {...rest}>
      {Children.map(children, (card) => (
        <li className={styles.item}>{card}</li>
      ))}
    </ul>
  );
}
