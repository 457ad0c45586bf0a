import type { CssName } from "./tokens.ts";

export type FluidSize = { min: number; fluid: readonly [base: number, vw: number]; max: number };

/** Returns the name of a color's custom property, without dashes in front. */
export const cssName = <Name extends string>(name: Name) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type does what the line does
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as CssName<Name>;

export const fontSizeCss = (size: string | FluidSize) =>
  typeof size === "string"
    ? size
    : `clamp(${size.min}rem, ${size.fluid[0]}rem + ${size.fluid[1]}vw, ${size.max}rem)`;
