import { contrastRatio } from "../tokens/contrast.ts";
import { minimalContrast, usedPairs } from "../tokens/pairs.ts";
import type { ColorName } from "../tokens/tokens.ts";
import type { Theme } from "./theme.ts";

/** A pair of colors whose contrast is too low. */
export type ContrastFailure = {
  foreground: ColorName;
  background: ColorName;
  /** The use of the pair, such as "text-muted on card, light". */
  use: string;
  ratio: number;
  needed: number;
  /** A sentence with all of the above. */
  message: string;
};

/**
 * Returns all pairs of colors with too little contrast that components use, in both schemes and on all
 * surfaces.
 *
 * @example contrastFailures(defaultTheme) // []
 */
export function contrastFailures(theme: Pick<Theme, "palette" | "roles">): ContrastFailure[] {
  return usedPairs(theme.roles).flatMap(({ foreground, background, use, place }) => {
    const [front, back] = [theme.palette[foreground], theme.palette[background]];
    const [exact, needed] = [contrastRatio(front, back), minimalContrast[use]];
    if (exact >= needed) return [];
    // Rounded down, so that a failure is never reported with a sufficient ratio.
    const ratio = Math.floor(exact * 100) / 100;
    const colors = `${foreground} (${front}) on ${background} (${back})`;
    const message = `${colors} has a contrast of ${ratio}: as ${place} it needs ${needed}.`;
    return [{ foreground, background, use: place, ratio, needed, message }];
  });
}
