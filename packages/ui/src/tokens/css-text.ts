import type { CssName, typeSteps } from "./tokens.ts";

/** Returns the name of a color's custom property, without dashes in front. */
export const cssName = <Name extends string>(name: Name) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type does what the line does
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as CssName<Name>;

export const fontSizeCss = (size: (typeof typeSteps)[keyof typeof typeSteps]["size"]) =>
  typeof size === "string"
    ? size
    : `clamp(${size.min}rem, ${size.fluid[0]}rem + ${size.fluid[1]}vw, ${size.max}rem)`;
