import type { ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import { Mark } from "./mark.tsx";
import styles from "./logo.module.css";

export type LogoProps = Omit<ComponentProps<"a">, "children"> & {
  /** The brand's name, set in the display font. */
  name: string;
};

/**
 * The brand's mark and name, as a link to the home page (specification, section 2).
 *
 * @example <Logo name="Moyo" />
 */
export function Logo({ name, href = "/", className, ...rest }: LogoProps) {
  return (
    <a className={classNames(styles.root, className)} href={href} {...rest}>
      <Mark />
      {name}
    </a>
  );
}
