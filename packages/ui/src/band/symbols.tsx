import { dyes, signs } from "./dyes.ts";
import { repeat } from "./weave.ts";

/**
 * The symbols that a cloth is composed of: each background, each comb and each sign, once. A symbol is clipped to the
 * band's size unless it overflows, and no outside selector reaches inside its uses.
 */
export function Symbols({ id }: { id: string }) {
  return (
    <>
      {Object.entries(dyes).map(([dye, { ground, warp, comb }]) => [
        <symbol id={`${id}-${dye}`} key={dye} overflow="visible">
          <path d={`M0 0H64V${repeat}H0Z`} fill={ground} />
          <path d={`M9 0V${repeat}M31 0V${repeat}M55 0V${repeat}`} stroke={warp} strokeWidth="2" />
        </symbol>,
        <symbol id={`${id}-${dye}-comb`} key={`${dye}-comb`} overflow="visible">
          <path d="M0 0H64V64H0Z" fill={ground} />
          <path d="M0 8H64M0 24H64M0 40H64M0 56H64" stroke={comb} strokeWidth="8" />
        </symbol>,
      ])}
      {Object.entries(signs).map(([dye, { field, left, right, step }]) => [
        <symbol id={`${id}-${dye}-meeting`} key={`${dye}-meeting`} overflow="visible">
          <path d="M0 0H64V64H0Z" fill={field} />
          <path d="M32 4A28 28 0 0 0 32 60Z" fill={left} />
          <path d="M32 4A28 28 0 0 1 32 60Z" fill={right} />
        </symbol>,
        <symbol id={`${id}-${dye}-step`} key={`${dye}-step`} overflow="visible">
          <path d="M0 0H64V64H0Z" fill={`var(--${dye})`} />
          <path d="M16 0H48V16H32V32H16V48H0V16H16Z" fill={step} />
        </symbol>,
      ])}
    </>
  );
}
