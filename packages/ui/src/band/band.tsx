import { useId, type ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./band.module.css";
import { Cloth } from "./cloth.tsx";
import { weave } from "./weave.ts";

export type BandProps = ComponentProps<"svg"> & {
  /** Another whole number makes another pattern. @default 8 */
  seed?: number;
  /** A ribbon is 64 px high, a band 128; a cloth fills its container. @default "band" */
  size?: "ribbon" | "band" | "cloth";
};

/**
 * A band of strip-woven cloth, as wide as its container. Decoration: at most one per section, never behind text, and
 * neither printed nor shown in forced colors.
 *
 * @example <Band />
 */
export function Band({ seed, size = "band", className, ...rest }: BandProps) {
  const cloth = useId();
  return (
    <svg aria-hidden="true" className={classNames(styles.root, className)} data-size={size} {...rest}>
      <Cloth id={cloth} scale={size === "ribbon" ? 0.5 : 1} strips={weave({ seed })} />
      <rect fill={`url(#${cloth})`} height="100%" width="100%" />
    </svg>
  );
}
