import { constantPurposes, palettePurposes, rolePurposes, textPurposes } from "./purposes.ts";
import { cssName, fontSizeCss } from "./css-text.ts";
import {
  breakpoints,
  colorRoles,
  constants,
  palette,
  space,
  typeSteps,
  type ColorName,
  type TokenName,
} from "./tokens.ts";

/** A token: its custom property without dashes in front, and its value in the stylesheet. */
export type Token = { name: TokenName; value: string; purpose: string };

/** A color role: a color of the palette per scheme. */
export type RoleToken = Omit<Token, "value"> & { light: ColorName; dark: ColorName };

const entries = <Name extends string, Value>(record: Readonly<Record<Name, Value>>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record declared `as const`
  Object.entries(record) as [Name, Value][];

export const paletteTokens: Token[] = entries(palette).map(([name, hex]) => ({
  name: cssName(name),
  value: hex.toLowerCase(),
  purpose: palettePurposes[name],
}));

export const roleTokens: RoleToken[] = entries(colorRoles).map(([role, { light, dark }]) => ({
  name: `color-${role}`,
  light,
  dark,
  purpose: rolePurposes[role],
}));

/** The sizes and line heights of texts. */
export const textTokens: Token[] = entries(typeSteps).flatMap(([step, { size, lineHeight }]) => [
  { name: `text-${step}`, value: fontSizeCss(size), purpose: textPurposes[step] },
  { name: `leading-${step}`, value: `${lineHeight}`, purpose: `The line height of --text-${step}` },
]);

export const spaceTokens: Token[] = space.map((px) => ({
  name: `space-${px}`,
  value: `${px / 16}rem`,
  purpose: "Space between and inside parts",
}));

export const constantTokens: Token[] = entries(constants).map(([name, value]) => ({
  name,
  value,
  purpose: constantPurposes[name],
}));

/** Window widths at which layouts change. Media conditions cannot read custom properties. */
export const breakpointList = entries(breakpoints).map(([name, value]) => ({ name, value }));
