import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { palette } from "../tokens/tokens.ts";
import { BeardedMan } from "./bearded-man.tsx";
import { BraidedWoman } from "./braided-woman.tsx";
import styles from "./couple.module.css";

export type CoupleProps = ComponentProps<"svg"> & {
  /** What the picture shows, said once on a page; without it the picture is decoration. */
  label?: string | undefined;
};

/**
 * Two people face to face before a sun, whose halves slide together once.
 *
 * @example <Couple label="A woman and a man, eyes closed, face to face before the sun" />
 */
export function Couple({ label, className, ...rest }: CoupleProps) {
  return (
    <svg
      aria-hidden={label ? undefined : true}
      aria-label={label}
      className={classNames(styles.root, className)}
      overflow="visible"
      preserveAspectRatio="xMidYMax meet"
      role={label ? "img" : undefined}
      viewBox="0 0 640 600"
      {...rest}
    >
      <path className={styles.left} d="M320.5 84A236 236 0 0 0 320.5 556Z" fill={palette.sun} />
      <path className={styles.right} d="M319.5 84A236 236 0 0 1 319.5 556Z" fill={palette.sun} />
      <BraidedWoman />
      <BeardedMan />
    </svg>
  );
}
