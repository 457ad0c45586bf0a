import { cssName } from "./css-text.ts";
import { hexChannels } from "./contrast.ts";
import {
  breakpointList,
  constantTokens,
  paletteTokens,
  roleTokens,
  spaceTokens,
  textTokens,
  type Token,
} from "./token-list.ts";
import { mixedConstants, skins, surfaces, type Scheme } from "./tokens.ts";

type DesignToken = { $type: string; $value: unknown; $description?: string; $extensions?: object };
type Group = { [name: string]: DesignToken | Group | string };

/** Returns the content of the package's files for Figma and other tools, by file name. */
export const tokenFiles = (): Record<string, object> => ({
  "tokens.json": designTokens("light"),
  "tokens.dark.json": designTokens("dark"),
  "tokens.resolver.json": tokenResolver(),
});

/**
 * Returns all tokens in one color scheme, in the format of the Design Tokens Community Group, version
 * 2025.10. CSS that the format does not support, such as `clamp()`, is in `$extensions`.
 *
 * @see https://www.designtokens.org/tr/2025.10/format/
 */
function designTokens(scheme: Scheme): Group {
  return {
    $schema: "https://www.designtokens.org/schemas/2025.10/format.json",
    palette: groupOf("", paletteTokens),
    skin: Object.fromEntries(
      skins.map((hex, index) => [`${index + 1}`, { $type: "color", $value: colorOf(hex) }]),
    ),
    color: Object.fromEntries(
      roleTokens.map(({ name, purpose, ...colors }) => [
        name.slice("color-".length),
        { ...roleOf(colors[scheme]), $description: purpose, ...extensionsOf({ variable: `--${name}` }) },
      ]),
    ),
    text: groupOf("text-", textTokens),
    leading: groupOf("leading-", textTokens),
    space: groupOf("space-", spaceTokens),
    breakpoint: Object.fromEntries(
      breakpointList.map(({ name, value }) => [
        name,
        {
          $type: "dimension",
          $value: { value: Number.parseFloat(value) * 16, unit: "px" },
          $description: "At the browser's default text size; the condition follows the text size",
          ...extensionsOf({ css: value }),
        },
      ]),
    ),
    ...groupOf("", constantTokens),
  };
}

/**
 * Returns the resolver, which combines the other files.
 *
 * @see https://www.designtokens.org/tr/2025.10/resolver/
 */
function tokenResolver(): object {
  const contexts = Object.entries(surfaces).map(([surface, colors]) => {
    const roles = Object.entries(colors).map(([role, color]) => [role, roleOf(color)]);
    return [surface, [{ $ref: "tokens.dark.json" }, { color: Object.fromEntries(roles) }]];
  });
  return {
    $schema: "https://www.designtokens.org/schemas/2025.10/resolver.json",
    name: "Matchfront",
    version: "2025.10",
    sets: { base: { sources: [{ $ref: "tokens.json" }] } },
    modifiers: {
      scheme: {
        description: "The color scheme of the page",
        contexts: { light: [], dark: [{ $ref: "tokens.dark.json" }] },
        default: "light",
      },
      surface: {
        description: "A part of strong color, the same in both schemes",
        contexts: { none: [], ...Object.fromEntries(contexts) },
        default: "none",
      },
    },
    resolutionOrder: [
      { $ref: "#/sets/base" },
      { $ref: "#/modifiers/scheme" },
      { $ref: "#/modifiers/surface" },
    ],
  };
}

/** Returns the tokens with a prefix, without it. */
const groupOf = (prefix: string, tokens: Token[]): Group =>
  Object.fromEntries(
    tokens
      .filter(({ name }) => name.startsWith(prefix))
      .map((token) => [token.name.slice(prefix.length), designToken(token)]),
  );

const roleOf = (color: string) => ({ $type: "color", $value: `{palette.${cssName(color)}}` });

const extensionsOf = (own: object) => ({ $extensions: { "com.matchfront": own } });

/** Returns a token, or a group with the minimum and maximum of a fluid size. */
function designToken({ name, value, purpose }: Token): DesignToken | Group {
  const variable = `--${name}`;
  const [, least, largest] = /^clamp\(([^,]+),.+, ([^,]+)\)$/.exec(value) ?? [];
  if (least && largest) {
    const sizeOf = (size: string, which: string) => ({
      $type: "dimension",
      $value: dimensionOf(size),
      $description: `${purpose}: ${which}`,
      ...extensionsOf({ variable, css: value }),
    });
    return { min: sizeOf(least, "in narrow windows"), max: sizeOf(largest, "in wide windows") };
  }
  const css = /\dem$/.test(value) ? value : mixed[name];
  return {
    ...typed(name, value),
    $description: purpose,
    ...extensionsOf(css ? { variable, css } : { variable }),
  };
}

/** CSS values that replace the fallbacks, which are all that the format supports. */
const mixed: Readonly<Record<string, string>> = mixedConstants;

function typed(name: string, value: string): DesignToken {
  if (value.startsWith("#")) return { $type: "color", $value: colorOf(value) };
  if (name.startsWith("font-"))
    return { $type: "fontFamily", $value: value.split(", ").map((family) => family.replaceAll('"', "")) };
  if (name.startsWith("weight-")) return { $type: "fontWeight", $value: Number(value) };
  if (name.startsWith("shadow-")) return { $type: "shadow", $value: shadowOf(value) };
  if (value.endsWith("ms"))
    return { $type: "duration", $value: { value: Number.parseFloat(value), unit: "ms" } };
  if (value.startsWith("cubic-bezier")) return { $type: "cubicBezier", $value: numbersIn(value) };
  if (/(?:rem|px)/.test(value)) return { $type: "dimension", $value: dimensionOf(value) };
  return { $type: "number", $value: Number.parseFloat(value) };
}

function dimensionOf(css: string) {
  const [, value, unit] = /^([\d.]+)(rem|px)/.exec(css) ?? [];
  return { value: Number(value), unit };
}

function colorOf(hex: string) {
  const components = hexChannels(hex).map((channel) => Number((channel / 255).toFixed(5)));
  return { colorSpace: "srgb", components, hex: hex.toLowerCase() };
}

function shadowOf(css: string) {
  const [offsetX = 0, offsetY = 0, blur = 0, red = 0, green = 0, blue = 0, alpha = 1] = numbersIn(css);
  const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
  return {
    color: { ...colorOf(hex), alpha },
    offsetX: px(offsetX),
    offsetY: px(offsetY),
    blur: px(blur),
    spread: px(0),
  };
}

const px = (value: number) => ({ value, unit: "px" });

const numbersIn = (css: string) => Array.from(css.matchAll(/[\d.]+/g), ([number]) => Number(number));
