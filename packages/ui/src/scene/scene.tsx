import type { ComponentProps } from "react";
import { textAlternative } from "../drawing/text-alternative.ts";
import { classNames } from "../styles/class-names.ts";
import styles from "./scene.module.css";

export type SceneProps = ComponentProps<"svg"> & {
  /** The text alternative; without it the picture is decoration. */
  label?: string | undefined;
  /**
   * Whether it runs to the edges of its frame, such as the picture of a `Hero` or a `Panel`: whole at any shape, with
   * more at its sides in a wide frame, up to three by two, and above it in a tall one.
   *
   * @default false
   */
  bleed?: boolean | undefined;
};

export type WideSceneProps = SceneProps & {
  /**
   * Whether it is three by two instead of square: the same picture, with more to its left and right.
   *
   * @default false
   */
  wide?: boolean | undefined;
};

type FrameProps = WideSceneProps & {
  ground: string;
  /** The view box of one that is not square. */
  box?: string;
};

/**
 * The frame of every scene, as wide as its `width` or its container. It has no ids, classes or themed colors, so the
 * markup can also be served as a file.
 */
export function Scene({
  ground,
  wide,
  bleed,
  box = "0 0 480 480",
  label,
  className,
  children,
  ...rest
}: FrameProps) {
  return (
    <svg
      {...textAlternative(label)}
      className={classNames(styles.root, className)}
      data-fit={bleed ? "cover" : undefined}
      preserveAspectRatio={bleed ? "xMidYMax" : undefined}
      viewBox={wide ? "-120 0 720 480" : box}
      xmlns="http://www.w3.org/2000/svg"
      {...rest}
    >
      <path d="M-480-480H960V960H-480Z" fill={ground} />
      {children}
    </svg>
  );
}
