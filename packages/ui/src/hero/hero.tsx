import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import picture from "../styles/picture.module.css";
import row from "../styles/row.module.css";
import styles from "./hero.module.css";

export type HeroProps = Omit<ComponentProps<"section">, "title"> & {
  /** The page's only main heading. */
  title: ReactNode;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  /** The introduction, in one or two sentences. */
  lead?: ReactNode;
  /** Buttons and links, side by side if there is space. */
  actions?: ReactNode;
  /**
   * A picture on indigo at the bottom of the panel, such as a `Couple` or a `Portrait` without a ground. A
   * scene with `bleed` fills the panel. Without a picture the hero is that of an inner page.
   */
  illustration?: ReactNode;
  /** A `Pattern` at the bottom. Choose a `seed` whose strip under the illustration is not indigo. */
  pattern?: ReactNode;
  /**
   * Answers to the visitor's first questions, under the panel. On a phone, the faces of a `Couple` are then
   * under the title, and the lead follows the children.
   */
  answers?: ReactNode;
};

/**
 * The top of a page. With an illustration it is as tall as the window, with text and picture side by side;
 * without one it is a simpler heading. Children, such as `GetTheApp`, follow the actions.
 *
 * @example <Hero title="Find something real." lead="Over 1.5 million active users." illustration={<Couple left={WomanWithAfro} right={ManWithLocs} />} />
 */
export function Hero({
  title,
  eyebrow,
  lead,
  actions,
  illustration,
  pattern,
  answers,
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
        {actions && <div className={row.root}>{actions}</div>}
        {children}
      </div>
      {illustration && (
        <div className={classNames(picture.root, styles.picture)} data-screen="" data-surface="indigo">
          {illustration}
        </div>
      )}
      {pattern && (
        <div className={styles.pattern} data-screen="">
          {pattern}
        </div>
      )}
      {answers && <div className={styles.answers}>{answers}</div>}
    </section>
  );
}
