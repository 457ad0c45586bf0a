import { Children, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { arrowRightIcon } from "../icon/paths.ts";
import styles from "./card.module.css";

export type CardProps = Omit<ComponentProps<"article">, "title"> & {
  /** The heading. */
  title: ReactNode;
  /** The level of the heading. @default 3 */
  level?: 2 | 3 | undefined;
  /** Links the title. The whole card is clickable. */
  href?: string | undefined;
  /** A picture that fills the top of the card. */
  media?: ReactNode;
};

/**
 * One of several similar items, such as a safety topic. With an `href` the whole card is
 * clickable: add no other link.
 *
 * Source: Heydon Pickering, Inclusive Components, cards.
 *
 * @example <Card href="/safety" title="Dating safety"><p>From the first chat to the first meeting.</p></Card>
 */
export function Card({ title, level = 3, href, media, className, children, ...rest }: CardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={classNames(styles.root, className)} {...rest}>
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.words}>
        <Title className={styles.title}>
          {href ? (
            <a className={styles.link} href={href}>
              {title}
            </a>
          ) : (
            title
          )}
        </Title>
        {children}
        {href && <Icon className={styles.arrow} data-directed="" path={arrowRightIcon} />}
      </div>
    </article>
  );
}

export type CardGridProps = ComponentProps<"ul">;

/**
 * A grid of cards with equal heights per row. Each child becomes a list item.
 *
 * @example <CardGrid><Card href="/safety" title="Dating safety" /><Card href="/safetytips" title="Social safety" /></CardGrid>
 */
export function CardGrid({ className, children, ...rest }: CardGridProps) {
  return (
    <ul className={classNames(styles.grid, className)} {...rest}>
      {Children.map(children, (card) => (
        <li className={styles.item}>{card}</li>
      ))}
    </ul>
  );
}
