import { useId, type ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./pattern.module.css";
import { PatternDef } from "./pattern-def.tsx";
import { generateStrips } from "./generate-strips.ts";

export type PatternProps = ComponentProps<"svg"> & {
  /** An integer that selects the pattern. @default 8 */
  seed?: number;
  /** The height: 64 px, 128 px or that of the container. @default "medium" */
  size?: "small" | "medium" | "full-height";
};

/**
 * A pattern of strips, as wide as its container. Decoration: use at most one per section, never behind text. Not
 * shown in print and forced colors.
 *
 * @example <Pattern />
 */
export function Pattern({ seed, size = "medium", className, ...rest }: PatternProps) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={classNames(styles.root, className)} data-size={size} {...rest}>
      <PatternDef id={id} scale={size === "small" ? 0.5 : 1} strips={generateStrips({ seed })} />
      <rect fill={`url(#${id})`} height="100%" width="100%" />
    </svg>
  );
}
