import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./hero.module.css";

export type HeroProps = Omit<ComponentProps<"section">, "title"> & {
  /** The page's one main heading. */
  title: ReactNode;
  /** A short line above the heading. */
  eyebrow?: ReactNode;
  /** What the page says first, in a sentence or two. */
  lead?: ReactNode;
  /** Buttons and links, side by side while there is room. */
  actions?: ReactNode;
  /**
   * A picture such as `Couple`; it stands on indigo and reaches the panel's foot, or fills the panel where it has a
   * ground of its own and `preserveAspectRatio="xMidYMid slice"`. Without it, an inner page opens.
   */
  illustration?: ReactNode;
  /** Cloth at the foot, a `Band`; the picture's round corner lies on it, best where the strip is not indigo too. */
  band?: ReactNode;
};

/**
 * The opening of a page. With an illustration it is a window's height of its own, the text on one side and the
 * picture on the other; without one it is a quieter heading over what follows. Children, such as `GetTheApp`,
 * follow the actions.
 *
 * @example <Hero title="Find something real." lead="Over 1.5 million active users." illustration={<Couple left={WomanWithAfro} right={ManWithLocs} />} />
 */
export function Hero({
  title,
  eyebrow,
  lead,
  actions,
  illustration,
  band,
  className,
  children,
  ...rest
}: HeroProps) {
  const variant = illustration ? "split" : "intro";
  return (
    <section className={classNames(styles.root, className)} data-variant={variant} {...rest}>
      <div className={styles.text}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {children}
      </div>
      {illustration && (
        <div className={styles.picture} data-surface="indigo">
          {illustration}
        </div>
      )}
      {band && <div className={styles.band}>{band}</div>}
    </section>
  );
}
