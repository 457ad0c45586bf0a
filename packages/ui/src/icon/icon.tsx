import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./icon.module.css";

export type IconProps = Omit<ComponentProps<"svg">, "path"> & {
  /** One of the exported icons, such as `checkIcon`; a page carries only those it names. */
  path: string;
  /** The side of the square the path is drawn in. @default 256 */
  box?: number;
};

/**
 * A sign as tall as the text beside it, which says the same: for screen readers it is not there.
 *
 * @example <Icon path={checkIcon} />
 */
export function Icon({ path, box = 256, className, ...rest }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.root, className)}
      fill="currentColor"
      viewBox={`0 0 ${box} ${box}`}
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
