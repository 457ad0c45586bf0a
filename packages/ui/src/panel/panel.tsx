import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import frame from "../styles/picture.module.css";
import row from "../styles/row.module.css";
import styles from "./panel.module.css";

export type PanelProps = Omit<ComponentProps<"article">, "title"> & {
  /** The heading. */
  title: ReactNode;
  /** The level of the heading; 3 below a section's heading. @default 2 */
  level?: 2 | 3 | undefined;
  /** The picture: a scene with `bleed`, or an element as tall as its content or the panel. */
  picture: ReactNode;
  /** The picture's side from 48em. In narrower windows it comes first. @default "end" */
  pictureSide?: "start" | "end" | undefined;
  /** The background of the text. @default "card" */
  surface?: "card" | "indigo" | "indigo-deep" | undefined;
  /** Buttons and links. */
  actions?: ReactNode;
};

/**
 * A large picture and text, side by side in one frame. Alternate the sides of consecutive panels.
 *
 * @example <Panel picture={<Audience bleed />} title="Speak to the people you want to meet"><p>…</p></Panel>
 */
export function Panel({
  title,
  level = 2,
  picture,
  pictureSide = "end",
  surface = "card",
  actions,
  className,
  children,
  ...rest
}: PanelProps) {
  const Title = `h${level}` as const;
  return (
    <article
      className={classNames(styles.root, className)}
      data-picture={pictureSide}
      data-surface={surface === "card" ? undefined : surface}
      {...rest}
    >
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {children}
        {actions && <div className={classNames(row.root, styles.actions)}>{actions}</div>}
      </div>
      <div
        className={classNames(frame.root, styles.picture)}
        data-surface={surface === "indigo" ? "indigo-deep" : "indigo"}
      >
        {picture}
      </div>
    </article>
  );
}
