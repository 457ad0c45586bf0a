import type { ComponentProps } from "react";
import { textAlternative } from "../../drawing/text-alternative.ts";
import { classNames } from "../../styles/class-names.ts";
import styles from "./scene.module.css";

export type SceneProps = ComponentProps<"svg"> & {
  /** The text alternative. Without it the picture is decoration. */
  label?: string | undefined;
  /**
   * Whether to fill the frame, such as the picture of a `Hero` or `Panel`. Always shows the whole square,
   * with more at its sides in a wide frame, up to three by two, and above it in a tall one.
   * @default false
   */
  bleed?: boolean | undefined;
};

export type WideSceneProps = SceneProps & {
  /** Whether the format is three by two instead of square, with more at both sides. @default false */
  wide?: boolean | undefined;
};

type FrameProps = WideSceneProps & {
  ground: string;
  /** The view box, if it is not square. */
  box?: string;
};

/**
 * The frame of every scene, as wide as its `width` or container. Has no ids, classes or themed colors, so
 * that the markup can also be served as a file.
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
