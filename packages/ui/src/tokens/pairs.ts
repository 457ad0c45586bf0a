import type { ColorName } from "./tokens.ts";

/** A foreground and a background color, their use and contrast ratio, which contrast.test.ts verifies. */
export type ColorPair = {
  foreground: ColorName;
  background: ColorName;
  use: "text" | "graphic";
  ratio: number;
};

export const allowedPairs: ColorPair[] = [
  { foreground: "ink", background: "shea", use: "text", ratio: 17.11 },
  { foreground: "ink", background: "calabash", use: "text", ratio: 14.82 },
  { foreground: "bark", background: "shea", use: "text", ratio: 8.89 },
  { foreground: "bark", background: "calabash", use: "text", ratio: 7.7 },
  { foreground: "clay", background: "shea", use: "text", ratio: 5.63 },
  { foreground: "clay", background: "calabash", use: "text", ratio: 4.87 },
  { foreground: "clayDeep", background: "shea", use: "text", ratio: 7.84 },
  { foreground: "shea", background: "clayDeep", use: "text", ratio: 7.84 },
  { foreground: "white", background: "clay", use: "text", ratio: 5.98 },
  { foreground: "white", background: "clayDeep", use: "text", ratio: 8.33 },
  { foreground: "ink", background: "sun", use: "text", ratio: 9.85 },
  { foreground: "shea", background: "indigo", use: "text", ratio: 12.48 },
  { foreground: "sun", background: "indigo", use: "text", ratio: 7.19 },
  { foreground: "shea", background: "indigoDeep", use: "text", ratio: 15.6 },
  { foreground: "sun", background: "indigoDeep", use: "text", ratio: 8.98 },
  { foreground: "palm", background: "shea", use: "text", ratio: 7.49 },
  { foreground: "hibiscus", background: "shea", use: "text", ratio: 6.42 },
  { foreground: "white", background: "hibiscus", use: "text", ratio: 6.83 },
  { foreground: "error", background: "shea", use: "text", ratio: 7.1 },
  { foreground: "error", background: "calabash", use: "text", ratio: 6.15 },
  { foreground: "shea", background: "error", use: "text", ratio: 7.1 },
  { foreground: "ok", background: "shea", use: "text", ratio: 7.65 },
  { foreground: "shea", background: "ok", use: "text", ratio: 7.65 },
  { foreground: "cream", background: "night", use: "text", ratio: 16.57 },
  { foreground: "cream", background: "nightRaised", use: "text", ratio: 14.9 },
  { foreground: "sand", background: "night", use: "text", ratio: 10.24 },
  { foreground: "sand", background: "nightRaised", use: "text", ratio: 9.21 },
  { foreground: "ember", background: "night", use: "text", ratio: 8.1 },
  { foreground: "ember", background: "nightRaised", use: "text", ratio: 7.29 },
  { foreground: "emberLight", background: "night", use: "text", ratio: 10.09 },
  { foreground: "sun", background: "night", use: "text", ratio: 10.18 },
  { foreground: "rose", background: "night", use: "text", ratio: 7.76 },
  { foreground: "rose", background: "nightRaised", use: "text", ratio: 6.98 },
  { foreground: "leaf", background: "night", use: "text", ratio: 9.81 },
  { foreground: "sky", background: "night", use: "text", ratio: 9.18 },
  { foreground: "ink", background: "ember", use: "text", ratio: 7.83 },
  { foreground: "ink", background: "emberLight", use: "text", ratio: 9.76 },
  { foreground: "cream", background: "indigo", use: "text", ratio: 11.69 },
  { foreground: "cream", background: "indigoDeep", use: "text", ratio: 14.61 },
  { foreground: "sand", background: "indigoDeep", use: "text", ratio: 9.03 },
  { foreground: "ember", background: "indigo", use: "text", ratio: 5.72 },
  { foreground: "ember", background: "indigoDeep", use: "text", ratio: 7.14 },
  { foreground: "emberLight", background: "indigoDeep", use: "text", ratio: 8.9 },
  { foreground: "ok", background: "calabash", use: "graphic", ratio: 6.63 },
  { foreground: "leaf", background: "nightRaised", use: "graphic", ratio: 8.83 },
  { foreground: "reed", background: "shea", use: "graphic", ratio: 5.22 },
  { foreground: "reed", background: "calabash", use: "graphic", ratio: 4.52 },
  { foreground: "driftwood", background: "night", use: "graphic", ratio: 5.11 },
  { foreground: "driftwood", background: "nightRaised", use: "graphic", ratio: 4.6 },
  { foreground: "sky", background: "indigo", use: "graphic", ratio: 6.48 },
  { foreground: "sky", background: "indigoDeep", use: "graphic", ratio: 8.09 },
  { foreground: "sun", background: "palm", use: "graphic", ratio: 4.31 },
  { foreground: "indigo", background: "shea", use: "graphic", ratio: 12.48 },
  { foreground: "indigo", background: "calabash", use: "graphic", ratio: 10.82 },
  { foreground: "white", background: "clay", use: "graphic", ratio: 5.98 },
  { foreground: "sun", background: "clay", use: "graphic", ratio: 3.24 },
];

/** Pairs that are forbidden. `use` is the use that is forbidden. */
export const forbiddenPairs: ColorPair[] = [
  { foreground: "clay", background: "indigoDeep", use: "text", ratio: 2.77 },
  { foreground: "hibiscus", background: "indigoDeep", use: "text", ratio: 2.43 },
  { foreground: "sun", background: "shea", use: "text", ratio: 1.74 },
  { foreground: "sun", background: "calabash", use: "text", ratio: 1.5 },
  { foreground: "clay", background: "ink", use: "text", ratio: 3.04 },
];
