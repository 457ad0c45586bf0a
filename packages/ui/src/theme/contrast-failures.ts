import { contrastRatio } from "../tokens/contrast.ts";
import { allowedPairs } from "../tokens/pairs.ts";
import { surfaces, type ColorName, type Scheme } from "../tokens/tokens.ts";
import type { Role, Theme } from "./theme.ts";

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

/** The minimal contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const least = { text: 4.5, graphic: 3 };

type Use = { foreground: ColorName; background: ColorName; use: string; needed: number };

/**
 * Returns all pairs of colors with too little contrast that components use, in both schemes and on all
 * surfaces.
 *
 * @example contrastFailures(defaultTheme) // []
 */
export function contrastFailures(theme: Pick<Theme, "palette" | "roles">): ContrastFailure[] {
  // Roles come first, because their name describes the use of a pair best.
  const uses = [...roleUses(theme.roles), ...pairUses];
  const once = new Map(
    uses.toReversed().map((pair) => [`${pair.foreground} ${pair.background} ${pair.needed}`, pair]),
  );
  return [...once.values()].toReversed().flatMap((pair) => {
    const [front, back] = [theme.palette[pair.foreground], theme.palette[pair.background]];
    const exact = contrastRatio(front, back);
    if (exact >= pair.needed) return [];
    // Rounded down, so that a failure is never reported with a sufficient ratio.
    const ratio = Math.floor(exact * 100) / 100;
    const colors = `${pair.foreground} (${front}) on ${pair.background} (${back})`;
    const message = `${colors} has a contrast of ${ratio}: as ${pair.use} it needs ${pair.needed}.`;
    return [{ ...pair, ratio, message }];
  });
}

const pairUses: Use[] = allowedPairs.map(({ foreground, background, use }) => ({
  foreground,
  background,
  use: use === "text" ? "text" : "a shape",
  needed: least[use],
}));

const rolePairs: { fronts: Role[]; backs: Role[]; needed: number }[] = [
  {
    fronts: ["text", "text-muted", "link", "link-hover", "invalid", "valid", "love"],
    backs: ["page", "card"],
    needed: least.text,
  },
  { fronts: ["line", "focus"], backs: ["page", "card"], needed: least.graphic },
  { fronts: ["on-action"], backs: ["action", "action-hover"], needed: least.text },
];

function roleUses(roles: Theme["roles"]): Use[] {
  const grounds: { where: string; scheme: Scheme; colors: Partial<Record<Role, ColorName>> }[] = [
    { where: "light", scheme: "light", colors: {} },
    { where: "dark", scheme: "dark", colors: {} },
    ...Object.entries(surfaces).map(([name, colors]) => ({
      where: `the surface ${name}`,
      scheme: "dark" as const,
      colors,
    })),
  ];
  return grounds.flatMap(({ where, scheme, colors }) => {
    const colorOf = (role: Role) => colors[role] ?? roles[role][scheme];
    return rolePairs.flatMap(({ fronts, backs, needed }) =>
      fronts.flatMap((front) =>
        backs.map((back) => ({
          foreground: colorOf(front),
          background: colorOf(back),
          use: `${front} on ${back}, ${where}`,
          needed,
        })),
      ),
    );
  });
}
