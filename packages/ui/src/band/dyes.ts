import type { Dye } from "./weave.ts";

/** The background of a strip; its warp lines, 12 points of lightness apart from it; the bars of its comb. */
type Colours = { ground: string; warp: string; comb: string };

/** A sign's background, and its halves; a step shows the strip's own background. */
type SignColours = { field: string; left: string; right: string; step: string };

export const dyes: Record<Dye, Colours> = {
  indigo: { ground: "var(--indigo)", warp: "#36458B", comb: "var(--sun)" },
  clay: { ground: "var(--clay)", warp: "#CF5A36", comb: "var(--sun)" },
  palm: { ground: "var(--palm)", warp: "#2D7860", comb: "var(--shea)" },
  calabash: {
    ground: "var(--color-quiet-cloth)",
    warp: "var(--color-quiet-warp)",
    comb: "var(--color-text)",
  },
};

export const signs: Record<Exclude<Dye, "calabash">, SignColours> = {
  indigo: { field: "var(--shea)", left: "var(--clay)", right: "var(--indigo)", step: "var(--sun)" },
  clay: { field: "var(--clay)", left: "var(--sun)", right: "var(--shea)", step: "var(--shea)" },
  palm: { field: "var(--sun)", left: "var(--palm)", right: "var(--shea)", step: "var(--sun)" },
};
