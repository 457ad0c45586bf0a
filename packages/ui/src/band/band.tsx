import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./band.module.css";
import { StripOfCloth } from "./strip-of-cloth.tsx";
import { repeat, stripWidth, weave } from "./weave.ts";

const strips = weave();

/**
 * A band of strip-woven cloth, as wide as its place and 128 px high unless its class says more. Decoration:
 * at most one to a section, never with text on it. A second band on a page needs its own `id`.
 *
 * @example <Band />
 */
export function Band({ id = "band", className, ...rest }: ComponentProps<"svg">) {
  const cloth = `${id}-cloth`;
  return (
    <svg aria-hidden="true" className={classNames(styles.root, className)} id={id} {...rest}>
      <pattern height={repeat} id={cloth} patternUnits="userSpaceOnUse" width={strips.length * stripWidth}>
        {strips.map((strip) => (
          <StripOfCloth key={strip.at} {...strip} />
        ))}
      </pattern>
      <rect fill={`url(#${cloth})`} height="100%" width="100%" />
    </svg>
  );
}
