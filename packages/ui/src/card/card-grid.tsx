import { Children, type ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./card-grid.module.css";

export type CardGridProps = ComponentProps<"ul">;

/**
 * A grid of cards with equal heights per row. Each child becomes a list item.
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
