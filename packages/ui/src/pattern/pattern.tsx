import { useId, type ComponentProps } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./pattern.module.css";
import { generateStrips, repeat, stripWidth } from "./generate-strips.ts";
import { motifColors, stripColors } from "./strip-colors.ts";

export type PatternProps = ComponentProps<"svg"> & {
  /** An integer that selects the pattern. @default 8 */
  seed?: number;
  /** The height: 64 px, 128 px or that of the container. @default "medium" */
  size?: "small" | "medium" | "full-height";
};

/**
 * A pattern of strips, as wide as its container. Decoration: use at most one per section, never behind text. Not
 * shown in print and forced colors.
 */
export function Pattern({ seed = 8, size = "medium", className, ...rest }: PatternProps) {
  const id = useId();
  const strips = generateStrips(seed);
  return (
    <svg aria-hidden="true" className={classNames(styles.root, className)} data-size={size} {...rest}>
      <Symbols id={id} />
      <pattern
        height={repeat}
        id={id}
        patternTransform={size === "small" ? "scale(0.5)" : undefined}
        patternUnits="userSpaceOnUse"
        width={strips.length * stripWidth}
      >
        {strips.map(({ color, x, comb, motif }) => [
          <use href={`#${id}-${color}`} key={x} x={x} />,
          <use href={`#${id}-${color}-comb`} key={`${x}-comb`} x={x} y={comb} />,
          motif && <use href={`#${id}-${color}-${motif.kind}`} key={`${x}-motif`} x={x} y={motif.at} />,
        ])}
      </pattern>
      <rect fill={`url(#${id})`} height="100%" width="100%" />
    </svg>
  );
}

/**
 * The symbols of a pattern: each strip, comb and motif once. Without `overflow` a symbol would be clipped to the
 * height of the drawing, and selectors from outside do not reach its uses.
 */
function Symbols({ id }: { id: string }) {
  return (
    <>
      {Object.entries(stripColors).map(([color, { background, lines, comb }]) => [
        <symbol id={`${id}-${color}`} key={color} overflow="visible">
          <path d={`M0 0H64V${repeat}H0Z`} fill={background} />
          <path d={`M9 0V${repeat}M31 0V${repeat}M55 0V${repeat}`} stroke={lines} strokeWidth="2" />
        </symbol>,
        <symbol id={`${id}-${color}-comb`} key={`${color}-comb`} overflow="visible">
          <path d="M0 0H64V64H0Z" fill={background} />
          <path d="M0 8H64M0 24H64M0 40H64M0 56H64" stroke={comb} strokeWidth="8" />
        </symbol>,
      ])}
      {Object.entries(motifColors).map(([color, { field, left, right, step }]) => [
        <symbol id={`${id}-${color}-meeting`} key={`${color}-meeting`} overflow="visible">
          <path d="M0 0H64V64H0Z" fill={field} />
          <path d="M32 4A28 28 0 0 0 32 60Z" fill={left} />
          <path d="M32 4A28 28 0 0 1 32 60Z" fill={right} />
        </symbol>,
        <symbol id={`${id}-${color}-step`} key={`${color}-step`} overflow="visible">
          <path d="M0 0H64V64H0Z" fill={`var(--${color})`} />
          <path d="M16 0H48V16H32V32H16V48H0V16H16Z" fill={step} />
        </symbol>,
      ])}
    </>
  );
}
