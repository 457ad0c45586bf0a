import type { StripColor } from "./generate-strips.ts";

/** The colors of each strip: its background, its lines (12 points of lightness apart) and the bars of its comb. */
export const stripColors: Record<StripColor, Record<"background" | "lines" | "comb", string>> = {
  indigo: { background: "var(--indigo)", lines: "#36458B", comb: "var(--sun)" },
  clay: { background: "var(--clay)", lines: "#CF5A36", comb: "var(--sun)" },
  palm: { background: "var(--palm)", lines: "#2D7860", comb: "var(--shea)" },
  calabash: {
    background: "var(--color-quiet-cloth)",
    lines: "var(--color-quiet-warp)",
    comb: "var(--color-text)",
  },
};

type MotifPart = "field" | "left" | "right" | "step";

/** The colors of the motifs on each strip. A step has the background of its strip. */
export const motifColors: Record<Exclude<StripColor, "calabash">, Record<MotifPart, string>> = {
  indigo: { field: "var(--shea)", left: "var(--clay)", right: "var(--indigo)", step: "var(--sun)" },
  clay: { field: "var(--clay)", left: "var(--sun)", right: "var(--shea)", step: "var(--shea)" },
  palm: { field: "var(--sun)", left: "var(--palm)", right: "var(--shea)", step: "var(--sun)" },
};
