import { fileFace, fallbackFace } from "../fonts/font-face.ts";
import { hexChannels } from "../tokens/contrast.ts";
import { cssName, propertiesOf, rolesRule, rule, surfaceRules } from "../tokens/css-text.ts";
import { constants } from "../tokens/tokens.ts";
import { patternRules, drawingRules } from "./themed-drawings.ts";
import { defaultTheme, type Theme, type Typeface } from "./theme.ts";

/**
 * Returns a style sheet with the differences of a theme from the default, to load after `styles.css`. Empty
 * if nothing differs.
 *
 * @param addressOf returns the URL of a font file; by default the file relative to the style sheet
 * @example
 * writeFileSync("theme.css", themeStylesheet(defineTheme({ name: "Lagoon", palette: { clay: "#0B6A6E" } })));
 */
export function themeStylesheet(theme: Theme, addressOf = (file: string) => `./${file}`): string {
  const faces = Object.values(theme.typefaces).flatMap(({ family, files = [], metricFallbacks = [] }) =>
    files
      .map((file) => fileFace(`"${family}"`, { ...file, file: addressOf(file.file) }))
      .concat(metricFallbacks.map((metrics) => fallbackFace(fallbackFamily(family), metrics))),
  );
  const roles = changesOf(theme.roles, defaultTheme.roles);
  const properties = propertiesOf(rootProperties(theme));
  const tokens = [
    ...(properties.length > 0 ? [rule(":root", properties)] : []),
    ...(Object.keys(roles).length > 0 ? [rolesRule(roles), ...surfaceRules()] : []),
    ...drawingRules(theme.palette),
    ...patternRules(theme.patternLines),
  ];
  return [...faces, ...layer("tokens", tokens), ...layer("utilities", mixedRules(theme))].join("\n");
}

const layer = (name: string, rules: string[]) =>
  rules.length > 0 ? [`@layer ${name} {\n${rules.join("\n")}}\n`] : [];

/** Returns the entries that differ. The value of a role is an object. */
function changesOf<Value>(values: Readonly<Record<string, Value>>, own: Readonly<Record<string, Value>>) {
  const isChanged = (name: string) => JSON.stringify(values[name]) !== JSON.stringify(own[name]);
  return Object.fromEntries(Object.entries(values).filter(([name]) => isChanged(name)));
}

function rootProperties({ palette, corners, typefaces }: Theme) {
  const { display, text } = typefaces;
  const colors = Object.entries(changesOf(palette, defaultTheme.palette));
  const radii = Object.entries(changesOf(corners, defaultTheme.corners));
  const [ink, ownInk] = [channelsOf(palette.ink), channelsOf(defaultTheme.palette.ink)];
  return {
    ...Object.fromEntries(colors.map(([name, hex]) => [cssName(name), hex.toLowerCase()])),
    ...(ink !== ownInk && { "shadow-dialog": constants["shadow-dialog"].replace(ownInk, ink) }),
    ...Object.fromEntries(radii.map(([name, radius]) => [`radius-${name}`, radius])),
    ...(display && { "font-display": stackOf(display) }),
    ...(display?.weight && { "weight-display": `${display.weight}` }),
    ...(text && { "font-text": stackOf(text) }),
    ...(text?.weight && { "weight-strong": `${text.weight}` }),
  };
}

const callouts = { note: "indigo", success: "palm", warning: "sun", emergency: "error" } as const;

/** Returns rules for colors that components derive from the palette without its variables. */
function mixedRules({ palette, patternLines }: Theme): string[] {
  const backdrop = `background: rgb(${channelsOf(palette.indigoDeep)} / 0.72)`;
  return [
    ...(palette.indigoDeep === defaultTheme.palette.indigoDeep ? [] : [rule("dialog::backdrop", [backdrop])]),
    ...Object.entries(callouts)
      .filter(([, strip]) => patternLines[strip] !== defaultTheme.patternLines[strip])
      .map(([tone, strip]) => rule(`[role="note"][data-tone="${tone}"]`, [`--warp: ${patternLines[strip]}`])),
  ];
}

const fallbackFamily = (family: string) => `${family} fallback`;

function stackOf({ family, metricFallbacks, fallback = "system-ui, sans-serif" }: Typeface): string {
  const own = [family, ...(metricFallbacks ? [fallbackFamily(family)] : [])].map((name) => `"${name}"`);
  return [...own, fallback].join(", ");
}

/** Returns channels as in `rgb(32 18 14)`. */
const channelsOf = (hex: string) => hexChannels(hex).join(" ");
