import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./hero.module.css";

export type HeroProps = Omit<ComponentProps<"section">, "title"> & {
  /** The page's one main heading. */
  title: ReactNode;
  /** A short line above the heading. */
  eyebrow?: ReactNode;
  /** A picture such as `Couple`; it stands on indigo and reaches the panel's foot. */
  illustration: ReactNode;
};

/**
 * The opening of a page: what it is about on one side, a picture on the other. Its children, such as a lead
 * paragraph and buttons, follow the heading.
 *
 * @example <Hero title="Find something real." illustration={<Couple />}><p>Over 1.5 million active users.</p></Hero>
 */
export function Hero({ title, eyebrow, illustration, className, children, ...rest }: HeroProps) {
  return (
    <section className={classNames(styles.root, className)} {...rest}>
      <div className={styles.text}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      <div className={styles.picture} data-surface="indigo">
        {illustration}
      </div>
    </section>
  );
}
