import type { ComponentType } from "react";
import { Drawing, type DrawingProps } from "../../drawing/drawing.tsx";
import { classNames } from "../../styles/class-names.ts";
import { palette } from "../../tokens/tokens.ts";
import styles from "./portrait.module.css";

export type PortraitProps = DrawingProps & {
  /** The person, such as `WomanWithAfro`. */
  person: ComponentType;
  /**
   * The color around the disc behind the person. Choose one that their clothes do not have. `none` is
   * transparent, such as for the panel of a `Hero`.
   * @default "indigo"
   */
  ground?: keyof typeof discs | "none" | undefined;
};

const discs = { sun: "shea", clay: "sun", palm: "sun", indigo: "sun", hibiscus: "sun" } as const;

/**
 * A person in front of a colored disc: square, as wide as its `width` or container.
 *
 * @example <Portrait ground="palm" label="A young woman with an afro, eyes closed" person={WomanWithAfro} />
 */
export function Portrait({ person: Person, ground = "indigo", className, ...rest }: PortraitProps) {
  return (
    <Drawing className={classNames(styles.root, className)} viewBox="-118 24 576 576" {...rest}>
      {ground !== "none" && <path d="M-118 24H458V600H-118Z" fill={palette[ground]} />}
      <circle cx="170" cy="312" fill={palette[ground === "none" ? "sun" : discs[ground]]} r="224" />
      <Person />
    </Drawing>
  );
}
