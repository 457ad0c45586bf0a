import { cssName, sizeOf } from "./css-text.ts";
import {
  colorRoles,
  constants,
  mixedConstants,
  palette,
  space,
  surfaces,
  typeSteps,
  type ColorName,
  type Scheme,
} from "./tokens.ts";

const colorOf = (name: ColorName) => `var(--${cssName(name)})`;

export const propertiesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => `--${name}: ${value}`);

export const rule = (selector: string, declarations: string[]) =>
  `  ${selector} {\n${declarations.map((declaration) => `    ${declaration};\n`).join("")}  }\n`;

const within = (condition: string, text: string) =>
  `  ${condition} {\n${text.replaceAll(/^(?=.)/gm, "  ")}  }\n`;

/**
 * The rule that gives roles their colors: again wherever the scheme can change, because a lowered `light-dark()` is
 * resolved where it is declared: https://github.com/parcel-bundler/lightningcss/issues/821
 */
export const rolesRule = (roles: Readonly<Record<string, Readonly<Record<Scheme, ColorName>>>>) =>
  rule(
    ":root,\n  [data-theme],\n  [data-surface]",
    Object.entries(roles).map(
      ([role, { light, dark }]) => `--color-${role}: light-dark(${colorOf(light)}, ${colorOf(dark)})`,
    ),
  );

/** The rules of surfaces: after those of roles, some of which they replace. */
export const surfaceRules = () =>
  Object.entries(surfaces).map(([name, colors]) =>
    rule(
      `[data-surface="${name}"]`,
      Object.entries(colors).map(([role, color]) => `--color-${role}: ${colorOf(color)}`),
    ),
  );

/** The tokens as CSS custom properties, in the layer `tokens`: the text of `tokens.css`. */
export function tokensStylesheet(): string {
  const rules = [
    rule(":root", [
      ...Object.entries(palette).map(([name, hex]) => `--${cssName(name)}: ${hex.toLowerCase()}`),
      ...Object.entries(typeSteps).flatMap(([step, { size, lineHeight }]) => [
        `--text-${step}: ${sizeOf(size)}`,
        `--leading-${step}: ${lineHeight}`,
      ]),
      ...space.map((px) => `--space-${px}: ${px / 16}rem`),
      ...propertiesOf(constants),
    ]),
    within("@supports (color: color-mix(in srgb, red, red))", rule(":root", propertiesOf(mixedConstants))),
    rolesRule(colorRoles),
    rule(":root", ["color-scheme: light dark"]),
    rule('[data-theme="light"]', ["color-scheme: light"]),
    rule('[data-theme="dark"],\n  [data-surface]', ["color-scheme: dark"]),
    ...surfaceRules(),
  ];
  return `/* Written by \`pnpm tokens\` from tokens.ts: change it there. */\n@layer tokens {\n${rules.join("\n")}}\n`;
}
