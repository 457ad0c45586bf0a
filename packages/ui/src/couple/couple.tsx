import type { ComponentType } from "react";
import { Drawing, type DrawingProps } from "../drawing/drawing.tsx";
import { classNames } from "../styles/class-names.ts";
import { palette } from "../tokens/tokens.ts";
import styles from "./couple.module.css";

export type CoupleProps = DrawingProps & {
  /** The person on the left, such as `WomanWithAfro`. */
  left: ComponentType;
  /** The person on the right, mirrored to face the other. */
  right: ComponentType;
};

/**
 * Two people face to face in front of a sun, whose halves slide together once.
 *
 * @example <Couple label="A woman and a man, face to face" left={WomanWithAfro} right={ManWithLocs} />
 */
export function Couple({ left: Left, right: Right, className, ...rest }: CoupleProps) {
  return (
    <Drawing
      className={classNames(styles.root, className)}
      overflow="visible"
      preserveAspectRatio="xMidYMax meet"
      viewBox="32 40 576 560"
      {...rest}
    >
      <path className={styles.left} d="M320 84A236 236 0 0 0 320 556H324V84Z" fill={palette.sun} />
      <path className={styles.right} d="M320 84A236 236 0 0 1 320 556H316V84Z" fill={palette.sun} />
      <Left />
      <g transform="matrix(-1 0 0 1 640 0)">
        <Right />
      </g>
    </Drawing>
  );
}
