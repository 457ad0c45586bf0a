import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./brand-icon.module.css";

export type BrandIconProps = Omit<ComponentProps<"svg">, "path"> & {
  /** One of the exported icons, such as `youtubeIcon`; a page carries only those it names. */
  path: string;
};

/**
 * The sign of a store or a network, as tall as the text beside it, which names it.
 *
 * @example <BrandIcon path={youtubeIcon} />
 */
export function BrandIcon({ path, className, ...rest }: BrandIconProps) {
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.root, className)}
      fill="currentColor"
      viewBox="0 0 24 24"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
