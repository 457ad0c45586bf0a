import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./scene.module.css";

export type SceneProps = ComponentProps<"svg"> & {
  /** The text alternative; without it the picture is decoration. */
  label?: string | undefined;
};

type FrameProps = SceneProps & {
  ground: string;
  /** The width of a frame that is 480 high. @default 480 */
  wide?: number;
};

/**
 * The frame of every scene, as wide as its `width` or its container. It has no ids, classes or themed colors, so the
 * markup can also be served as a file.
 */
export function Scene({ ground, wide = 480, label, className, children, ...rest }: FrameProps) {
  return (
    <svg
      aria-hidden={label ? undefined : true}
      aria-label={label}
      className={classNames(styles.root, className)}
      role={label ? "img" : undefined}
      viewBox={`0 0 ${wide} 480`}
      xmlns="http://www.w3.org/2000/svg"
      {...rest}
    >
      <path d={`M0 0H${wide}V480H0Z`} fill={ground} />
      {children}
    </svg>
  );
}
