import { propertiesOf, rolesRule, rule, surfaceRules } from "./css-text.ts";
import { constantTokens, paletteTokens, spaceTokens, textTokens } from "./token-list.ts";
import { colorRoles, mixedConstants } from "./tokens.ts";

/** Returns the content of `tokens.css`: the tokens as CSS custom properties, in the layer `tokens`. */
export function tokensStylesheet(): string {
  const rules = [
    rule(
      ":root",
      [...paletteTokens, ...textTokens, ...spaceTokens, ...constantTokens].map(
        ({ name, value }) => `--${name}: ${value}`,
      ),
    ),
    within("@supports (color: color-mix(in srgb, red, red))", rule(":root", propertiesOf(mixedConstants))),
    rolesRule(colorRoles),
    rule(":root", ["color-scheme: light dark"]),
    rule('[data-theme="light"]', ["color-scheme: light"]),
    rule('[data-theme="dark"],\n  [data-surface]', ["color-scheme: dark"]),
    ...surfaceRules(),
  ];
  return `/* Written by \`pnpm tokens\` from tokens.ts: change it there. */\n@layer tokens {\n${rules.join("\n")}}\n`;
}

const within = (condition: string, text: string) =>
  `  ${condition} {\n${text.replaceAll(/^(?=.)/gm, "  ")}  }\n`;
