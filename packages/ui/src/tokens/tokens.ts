/** All colors by name. `purposes.ts` has their uses, and `pairs.ts` their combinations. */
export const palette = {
  shea: "#FFF7EA",
  calabash: "#F6E6CC",
  ink: "#20120E",
  bark: "#5A4036",
  reed: "#7D6354",
  clay: "#B23A16",
  clayDeep: "#8F2B0E",
  sun: "#F5B32E",
  indigo: "#1D2B64",
  indigoDeep: "#121B44",
  palm: "#0D5C46",
  hibiscus: "#B3123F",
  error: "#A8112B",
  ok: "#0B5B3F",
  white: "#FFFFFF",
  night: "#17100D",
  nightRaised: "#261A15",
  cream: "#FBEFDD",
  sand: "#D3BBA6",
  driftwood: "#9C8069",
  ember: "#FF8A5C",
  emberLight: "#FFA985",
  rose: "#FF7D9C",
  leaf: "#5FCFA5",
  sky: "#9DB2FF",
} as const;

/** The skin tones of illustrations. */
export const skins = ["#3B2015", "#55301D", "#6B3A22", "#8A4B2A", "#A9663C", "#C68A5A"] as const;

export type ColorName = keyof typeof palette;

export type Scheme = "light" | "dark";

/** The colors that components use, per scheme. */
export const colorRoles = {
  page: { light: "shea", dark: "night" },
  card: { light: "calabash", dark: "nightRaised" },
  text: { light: "ink", dark: "cream" },
  "text-muted": { light: "bark", dark: "sand" },
  line: { light: "reed", dark: "driftwood" },
  link: { light: "clay", dark: "ember" },
  "link-hover": { light: "clayDeep", dark: "emberLight" },
  action: { light: "clay", dark: "ember" },
  "action-hover": { light: "clayDeep", dark: "emberLight" },
  "on-action": { light: "white", dark: "ink" },
  focus: { light: "indigo", dark: "sun" },
  invalid: { light: "error", dark: "rose" },
  valid: { light: "ok", dark: "leaf" },
  love: { light: "hibiscus", dark: "rose" },
  "quiet-cloth": { light: "calabash", dark: "nightRaised" },
} as const satisfies Record<string, Record<Scheme, ColorName>>;

/** Surfaces of strong color, the same in both schemes. Content on them uses the dark roles. */
export const surfaces = {
  indigo: { page: "indigo", card: "indigoDeep", line: "sky" },
  "indigo-deep": { page: "indigoDeep", card: "indigo", line: "sky" },
} as const satisfies Record<string, Partial<Record<keyof typeof colorRoles, ColorName>>>;

type TypeStep = {
  size: string | { min: number; fluid: [base: number, vw: number]; max: number };
  lineHeight: number;
};

/** Text sizes in rem. The maximum is at most 2.5 times the minimum, so that zooming to 200 % works. */
export const typeSteps = {
  display: { size: { min: 2.75, fluid: [1.6, 5.6], max: 5.5 }, lineHeight: 0.95 },
  h1: { size: { min: 2.25, fluid: [1.7, 2.6], max: 3.75 }, lineHeight: 1 },
  h2: { size: { min: 1.75, fluid: [1.45, 1.5], max: 2.625 }, lineHeight: 1.05 },
  h3: { size: { min: 1.25, fluid: [1.18, 0.36], max: 1.5 }, lineHeight: 1.2 },
  lead: { size: { min: 1.125, fluid: [1.07, 0.27], max: 1.3125 }, lineHeight: 1.5 },
  body: { size: "1.0625rem", lineHeight: 1.6 },
  small: { size: "0.9375rem", lineHeight: 1.5 },
} as const satisfies Record<string, TypeStep>;

/** Spacing steps in px, at a root size of 16 px. */
export const space = [4, 8, 12, 16, 24, 32, 48, 64, 96, 128] as const;

/** Tokens other than colors, text sizes and spacing. */
export const constants = {
  "font-display": '"Ojuju", "Ojuju fallback", "Arial Black", system-ui, sans-serif',
  "font-text": '"Mulish", "Mulish fallback", "Noto Sans", system-ui, sans-serif',
  "weight-display": "760",
  "weight-strong": "700",
  // The width of 66 and 72 digits, in em: `ch` would change when the font loads.
  "measure-text": "39.6em",
  "measure-legal": "43.2em",
  "measure-form": "34rem",
  "page-width": "80rem",
  gutter: "clamp(1rem, 0.5rem + 2.5vw, 3.5rem)",
  "section-gap": "clamp(3.5rem, 2rem + 6vw, 8rem)",
  target: "2.75rem",
  "radius-control": "12px",
  "radius-card": "24px",
  "radius-panel": "40px",
  "radius-hero": "clamp(72px, 3rem + 6vw, 120px)",
  border: "2px",
  hairline: "1px solid",
  "shadow-dialog": "0 24px 64px rgb(32 18 14 / 0.28)",
  "motion-control": "120ms",
  "motion-panel": "240ms",
  "motion-carousel": "500ms",
  "motion-meeting": "900ms",
  ease: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  "layer-header": "100",
  "layer-toast": "900",
  "layer-skip": "1000",
} as const;

/** Replacements for constants in browsers with `color-mix` (Safari 16.2, Chrome 111, Firefox 113). */
export const mixedConstants = {
  hairline: "1px solid color-mix(in srgb, currentcolor 24%, transparent)",
} as const;

/** Breakpoints in em, so that they follow the text size: 500, 768, 1024 and 1280 px at 16 px. */
export const breakpoints = { wide: "31.25em", tablet: "48em", laptop: "64em", desktop: "80em" } as const;

/** Converts camel case to kebab case: `clayDeep` to `clay-deep`. */
export type CssName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${CssName<Rest>}`
  : "";

/**
 * The custom properties of all tokens, without dashes in front.
 *
 * @example const space: TokenName = "space-16";
 */
export type TokenName =
  | CssName<ColorName>
  | `color-${keyof typeof colorRoles}`
  | `text-${keyof typeof typeSteps}`
  | `leading-${keyof typeof typeSteps}`
  | `space-${(typeof space)[number]}`
  | keyof typeof constants;
