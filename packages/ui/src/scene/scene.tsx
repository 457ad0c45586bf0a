import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./scene.module.css";

export type SceneProps = ComponentProps<"svg"> & {
  /** The text alternative; without it the picture is decoration. */
  label?: string | undefined;
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
  box = "0 0 480 480",
  label,
  className,
  children,
  ...rest
}: FrameProps) {
  return (
    <svg
      aria-hidden={label ? undefined : true}
      aria-label={label}
      className={classNames(styles.root, className)}
      role={label ? "img" : undefined}
      viewBox={wide ? "-120 0 720 480" : box}
      xmlns="http://www.w3.org/2000/svg"
      {...rest}
    >
      <path d="M-120 0H900V480H-120Z" fill={ground} />
      {children}
    </svg>
  );
}
