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
} from "./tokens.ts";

const colorOf = (name: ColorName) => `var(--${cssName(name)})`;

const propertiesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => `--${name}: ${value}`);

const rule = (selector: string, declarations: string[]) =>
  `  ${selector} {\n${declarations.map((declaration) => `    ${declaration};\n`).join("")}  }\n`;

const within = (condition: string, text: string) =>
  `  ${condition} {\n${text.replaceAll(/^(?=.)/gm, "  ")}  }\n`;

/**
 * The tokens as CSS custom properties, in the layer `tokens`: the text of `tokens.css`.
 *
 * Roles are declared again wherever the scheme can change, because a lowered `light-dark()` is resolved where it is
 * declared: https://github.com/parcel-bundler/lightningcss/issues/821
 */
export function tokensStylesheet(): string {
  const roles = Object.entries(colorRoles).map(
    ([role, { light, dark }]) => `--color-${role}: light-dark(${colorOf(light)}, ${colorOf(dark)})`,
  );
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
    rule(":root,\n  [data-theme],\n  [data-surface]", roles),
    rule(":root", ["color-scheme: light dark"]),
    rule('[data-theme="light"]', ["color-scheme: light"]),
    rule('[data-theme="dark"],\n  [data-surface]', ["color-scheme: dark"]),
    ...Object.entries(surfaces).map(([name, colors]) =>
      rule(
        `[data-surface="${name}"]`,
        Object.entries(colors).map(([role, color]) => `--color-${role}: ${colorOf(color)}`),
      ),
    ),
  ];
  return `/* Written by \`pnpm tokens\` from tokens.ts: change it there. */\n@layer tokens {\n${rules.join("\n")}}\n`;
}
