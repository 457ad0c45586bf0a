import { surfaces, type ColorName, type CssName, type Scheme, type typeSteps } from "./tokens.ts";

/** Returns the name of a color's custom property, without dashes in front. */
export const cssName = <Name extends string>(name: Name) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type does what the line does
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as CssName<Name>;

export const fontSizeCss = (size: (typeof typeSteps)[keyof typeof typeSteps]["size"]) =>
  typeof size === "string"
    ? size
    : `clamp(${size.min}rem, ${size.fluid[0]}rem + ${size.fluid[1]}vw, ${size.max}rem)`;

const colorOf = (name: ColorName) => `var(--${cssName(name)})`;

export const propertiesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => `--${name}: ${value}`);

export const rule = (selector: string, declarations: string[]) =>
  `  ${selector} {\n${declarations.map((declaration) => `    ${declaration};\n`).join("")}  }\n`;

/**
 * Returns the rule that sets the colors of roles. They are declared for `:root` and for every element that can change
 * the scheme: lightningcss replaces `light-dark()` by variables that take the scheme of the declaring element. See
 * https://github.com/parcel-bundler/lightningcss/issues/821
 */
export const rolesRule = (roles: Readonly<Record<string, Readonly<Record<Scheme, ColorName>>>>) =>
  rule(
    ":root,\n  [data-theme],\n  [data-surface]",
    Object.entries(roles).map(
      ([role, { light, dark }]) => `--color-${role}: light-dark(${colorOf(light)}, ${colorOf(dark)})`,
    ),
  );

/** Returns the rules of surfaces. Put them after those of roles, which they override. */
export const surfaceRules = () =>
  Object.entries(surfaces).map(([name, colors]) =>
    rule(
      `[data-surface="${name}"]`,
      Object.entries(colors).map(([role, color]) => `--color-${role}: ${colorOf(color)}`),
    ),
  );
