import { surfaces, type colorRoles, type ColorName, type Scheme } from "./tokens.ts";

export type Role = keyof typeof colorRoles;

/** A foreground and a background color, and what the foreground is. */
type ColorPair = { foreground: ColorName; background: ColorName; use: "text" | "graphic" };

/** A pair with the place of its use, such as "text-muted on card, light". */
type UsedPair = ColorPair & { place: string };

/** The minimal contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export const minimalContrast = { text: 4.5, graphic: 3 } as const;

/** The roles that components combine. */
const combinations: { fronts: Role[]; backs: Role[]; use: ColorPair["use"] }[] = [
  {
    fronts: ["text", "text-muted", "link", "link-hover", "invalid", "valid", "love"],
    backs: ["page", "card"],
    use: "text",
  },
  { fronts: ["line", "focus"], backs: ["page", "card"], use: "graphic" },
  { fronts: ["on-action"], backs: ["action", "action-hover"], use: "text" },
];

/** Pairs that components use without roles. */
const pairsOfColors: ColorPair[] = [
  { foreground: "ink", background: "sun", use: "text" },
  { foreground: "shea", background: "indigo", use: "text" },
  { foreground: "sun", background: "indigo", use: "text" },
  { foreground: "shea", background: "indigoDeep", use: "text" },
  { foreground: "sun", background: "indigoDeep", use: "text" },
  { foreground: "shea", background: "clayDeep", use: "text" },
  { foreground: "palm", background: "shea", use: "text" },
  { foreground: "white", background: "hibiscus", use: "text" },
  { foreground: "shea", background: "error", use: "text" },
  { foreground: "shea", background: "ok", use: "text" },
  { foreground: "sun", background: "night", use: "text" },
  { foreground: "sky", background: "night", use: "text" },
  { foreground: "ok", background: "calabash", use: "graphic" },
  { foreground: "leaf", background: "nightRaised", use: "graphic" },
  { foreground: "sun", background: "palm", use: "graphic" },
  { foreground: "white", background: "clay", use: "graphic" },
  { foreground: "sun", background: "clay", use: "graphic" },
];

/** Pairs that must not be used for text. */
export const forbiddenPairs: Omit<ColorPair, "use">[] = [
  { foreground: "clay", background: "indigoDeep" },
  { foreground: "hibiscus", background: "indigoDeep" },
  { foreground: "sun", background: "shea" },
  { foreground: "sun", background: "calabash" },
  { foreground: "clay", background: "ink" },
];

type Roles = Readonly<Record<Role, Readonly<Record<Scheme, ColorName>>>>;

/** Returns each pair that components use, in both schemes and on all surfaces, once. */
export function usedPairs(roles: Roles): UsedPair[] {
  const pairs = [
    ...pairsOfRoles(roles),
    ...pairsOfColors.map(({ foreground, background, use }) => {
      const place = use === "text" ? "text" : "a shape";
      return { foreground, background, use, place };
    }),
  ];
  // Roles come first, because their name describes the use of a pair best.
  const once = new Map(
    pairs.toReversed().map((pair) => [`${pair.foreground} ${pair.background} ${pair.use}`, pair]),
  );
  return [...once.values()].toReversed();
}

function pairsOfRoles(roles: Roles): UsedPair[] {
  const grounds: { name: string; scheme: Scheme; colors: Partial<Record<Role, ColorName>> }[] = [
    { name: "light", scheme: "light", colors: {} },
    { name: "dark", scheme: "dark", colors: {} },
    ...Object.entries(surfaces).map(([surface, colors]) => ({
      name: `the surface ${surface}`,
      scheme: "dark" as const,
      colors,
    })),
  ];
  return grounds.flatMap(({ name, scheme, colors }) => {
    const colorOf = (role: Role) => colors[role] ?? roles[role][scheme];
    return combinations.flatMap(({ fronts, backs, use }) =>
      fronts.flatMap((front) =>
        backs.map((back) => ({
          foreground: colorOf(front),
          background: colorOf(back),
          use,
          place: `${front} on ${back}, ${name}`,
        })),
      ),
    );
  });
}
