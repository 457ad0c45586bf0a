import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./icon.module.css";

export type IconProps = Omit<ComponentProps<"svg">, "path"> & {
  /** One of the exported icons, such as `checkIcon`. Bundlers drop unused ones. */
  path: string;
  /** The size of the path's viewBox. @default 256 */
  box?: number;
};

/**
 * An icon as tall as the text beside it. Hidden from screen readers unless it has an `aria-label`: the text beside it
 * says the same.
 *
 * @example <Icon path={checkIcon} />
 */
export function Icon({ path, box = 256, className, ...rest }: IconProps) {
  return (
    <svg
      aria-hidden={!rest["aria-label"]}
      className={classNames(styles.root, className)}
      fill="currentColor"
      role={rest["aria-label"] && "img"}
      viewBox={`0 0 ${box} ${box}`}
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
