import { surfaces, type colorRoles, type ColorName, type Scheme } from "./tokens.ts";

export type Role = keyof typeof colorRoles;

type Pair = { foreground: ColorName; background: ColorName };

/** A pair with the use of the foreground and the place, such as "text-muted on card, light". */
type UsedPair = Pair & { use: keyof typeof minimalContrast; place: string };

/** The minimal contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export const minimalContrast = { text: 4.5, graphic: 3 } as const;

/** Each front is used on each back. */
type Combination<Name> = { fronts: Name[]; backs: Name[]; use: UsedPair["use"] };

/** The roles that components combine. */
const roleCombinations: Combination<Role>[] = [
  {
    fronts: ["text", "text-muted", "link", "link-hover", "invalid", "valid", "love"],
    backs: ["page", "card"],
    use: "text",
  },
  { fronts: ["line", "focus"], backs: ["page", "card"], use: "graphic" },
  { fronts: ["on-action"], backs: ["action", "action-hover"], use: "text" },
];

/** The colors that components combine without roles. */
const colorCombinations: Combination<ColorName>[] = [
  { fronts: ["shea"], backs: ["indigo", "indigoDeep", "clayDeep", "error", "ok"], use: "text" },
  { fronts: ["sun"], backs: ["indigo", "indigoDeep", "night"], use: "text" },
  { fronts: ["sky"], backs: ["night"], use: "text" },
  { fronts: ["ink"], backs: ["sun"], use: "text" },
  { fronts: ["palm"], backs: ["shea"], use: "text" },
  { fronts: ["white"], backs: ["hibiscus"], use: "text" },
  { fronts: ["white"], backs: ["clay"], use: "graphic" },
  { fronts: ["sun"], backs: ["clay", "palm"], use: "graphic" },
  { fronts: ["ok"], backs: ["calabash"], use: "graphic" },
  { fronts: ["leaf"], backs: ["nightRaised"], use: "graphic" },
];

/** Pairs that must not be used for text. */
export const forbiddenPairs: Pair[] = [
  { foreground: "clay", background: "indigoDeep" },
  { foreground: "hibiscus", background: "indigoDeep" },
  { foreground: "sun", background: "shea" },
  { foreground: "sun", background: "calabash" },
  { foreground: "clay", background: "ink" },
];

type Roles = Readonly<Record<Role, Readonly<Record<Scheme, ColorName>>>>;
type Ground = { name: string; scheme: Scheme; colors?: Partial<Record<Role, ColorName>> };

/** Returns each pair that components use, in both schemes and on all surfaces, once. */
export function usedPairs(roles: Roles): UsedPair[] {
  const grounds: Ground[] = [
    { name: "light", scheme: "light" },
    { name: "dark", scheme: "dark" },
    ...Object.entries(surfaces).map(([surface, colors]) => ({
      name: `the surface ${surface}`,
      scheme: "dark" as const,
      colors,
    })),
  ];
  const ofRoles = grounds.flatMap(({ name, scheme, colors }) => {
    const colorOf = (role: Role) => colors?.[role] ?? roles[role][scheme];
    return expand(roleCombinations).map(({ front, back, use }) => {
      const place = `${front} on ${back}, ${name}`;
      return { foreground: colorOf(front), background: colorOf(back), use, place };
    });
  });
  const ofColors = expand(colorCombinations).map(({ front, back, use }) => {
    return { foreground: front, background: back, use, place: use === "text" ? "text" : "a shape" };
  });
  // Roles come first, because their name describes the use of a pair best.
  const pairs = [...ofRoles, ...ofColors].toReversed();
  const once = new Map(pairs.map((pair) => [`${pair.foreground} ${pair.background} ${pair.use}`, pair]));
  return [...once.values()].toReversed();
}

const expand = <Name>(combinations: Combination<Name>[]) =>
  combinations.flatMap(({ fronts, backs, use }) =>
    fronts.flatMap((front) => backs.map((back) => ({ front, back, use }))),
  );
