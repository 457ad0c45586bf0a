import { expect, test } from "vitest";
import { contrastFailures } from "./contrast-failures.ts";
import { isLight, shiftLightness } from "./lightness.ts";
import { defineTheme, ThemeError } from "./define-theme.ts";
import { hexChannels } from "../tokens/contrast.ts";
import { defaultTheme, type ThemeOverrides } from "./theme.ts";

/** Returns the problems of unchecked overrides, as in a file without types. */
function problemsOf(overrides: unknown): readonly string[] {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a file without types could hold
    defineTheme(overrides as ThemeOverrides);
    return [];
  } catch (error) {
    if (error instanceof ThemeError) return error.problems;
    throw error;
  }
}

const invalid: [what: string, given: object, says: unknown][] = [
  ["no name", { name: "" }, "name is empty: give it one."],
  ["an unknown part", { colours: {} }, expect.stringMatching(/^a theme has no "colours", but name, /)],
  [
    "an unknown color",
    { palette: { claay: "#000000" } },
    expect.stringMatching(/^palette has no "claay", but shea, calabash, /),
  ],
  [
    "the name of what every object has",
    { palette: { toString: "#000000" } },
    expect.stringMatching(/^palette has no "toString"/),
  ],
  [
    "an unknown role",
    { roles: { links: { light: "clay", dark: "ember" } } },
    expect.stringMatching(/^roles has no "links", but page, card, /),
  ],
  [
    "a pattern line that is not a color",
    { patternLines: { clay: "red" } },
    'patternLines.clay is "red": write a color as #RRGGBB.',
  ],
  [
    "a typeface for an unknown use",
    { typefaces: { code: { family: "Mono" } } },
    'typefaces has no "code", but display, text.',
  ],
  [
    "a typeface that is nothing",
    { typefaces: { text: null } },
    "typefaces.text is null: give its family, such as Mulish.",
  ],
  [
    "a typeface without a family",
    { typefaces: { text: {} } },
    "typefaces.text is {}: give its family, such as Mulish.",
  ],
  [
    "muted text that is too light",
    { palette: { bark: "#999999" } },
    "bark (#999999) on shea (#FFF7EA) has a contrast of 2.67: as text-muted on page, light it needs 4.5.",
  ],
  [
    "a link that is too dark for the dark scheme",
    { roles: { link: { light: "clay", dark: "clay" } } },
    "clay (#B23A16) on night (#17100D) has a contrast of 3.14: as link on page, dark it needs 4.5.",
  ],
  [
    "text that a surface swallows",
    { palette: { indigo: "#8C96C8" } },
    expect.stringMatching(
      /^sand \(#D3BBA6\) on indigo \(#8C96C8\) .+ as text-muted on page, the surface indigo it needs 4\.5\.$/,
    ),
  ],
  [
    "a word on a button",
    { palette: { ember: "#7A3B22" } },
    expect.stringMatching(
      /^ink \(#20120E\) on ember \(#7A3B22\) .+ as on-action on action, dark it needs 4\.5\.$/,
    ),
  ],
  [
    "a field's border",
    { palette: { reed: "#C8B9AE" } },
    expect.stringMatching(/^reed \(#C8B9AE\) on shea \(#FFF7EA\) .+ as line on page, light it needs 3\.$/),
  ],
  [
    "a pair that only one component has",
    { palette: { palm: "#5E8F7F" } },
    expect.stringMatching(/^sun \(#F5B32E\) on palm \(#5E8F7F\) .+ as a shape it needs 3\.$/),
  ],
];

test.each(invalid)("rejects a theme with %s", (_what, given, says) => {
  expect(problemsOf({ name: "A", ...given })).toContainEqual(says);
});

test.each(["tomato", "#FFF", "#12345G", "rgb(0 0 0)", 7, null, undefined])("rejects the color %j", (clay) => {
  const says = `palette.clay is ${JSON.stringify(clay)}: write a color as #RRGGBB.`;
  expect(problemsOf({ name: "A", palette: { clay } })).toContain(says);
});

test.each([{ light: "clay" }, { light: "clay", dark: "#000000" }, "clay"])("rejects the role %j", (link) => {
  const says = `roles.link is ${JSON.stringify(link)}: name a color of the palette for light, and one for dark.`;
  expect(problemsOf({ name: "A", roles: { link } })).toContain(says);
});

test.each(["0", "4", "1em;color:red", "50%", 4])("rejects the corner %j", (card) => {
  const says = `corners.card is ${JSON.stringify(card)}: write a length with its unit, such as "4px" or "0px".`;
  expect(problemsOf({ name: "A", corners: { card } })).toContain(says);
});

test.each([
  { file: "a.ttf", weight: "400" },
  { file: "a.woff2", weight: "bold" },
  { file: 'a.woff2")', weight: "400" },
])("rejects the font %j", (file) => {
  expect(problemsOf({ name: "A", typefaces: { text: { family: "A", files: [file] } } })).toContainEqual(
    expect.stringMatching(/give each file as a \.woff2 and its weight, such as "700" or "400 700"\.$/),
  );
});

test("throws an error with the theme's name and all its problems", () => {
  const given = { name: "Pale", palette: { clay: "pale", sun: "paler" }, corners: { card: "small" } };
  expect(() => defineTheme(given)).toThrow(
    /^The theme "Pale" cannot be used:\n- palette\.clay .+\n- .+\n- corners\.card/,
  );
});

test("reports no pair twice", () => {
  const found = contrastFailures({ ...defaultTheme, palette: { ...defaultTheme.palette, bark: "#EEEEEE" } });
  const pairs = found.map(({ foreground, background, needed }) => `${foreground} ${background} ${needed}`);
  expect(pairs).toEqual([...new Set(pairs)]);
});

test("accepts the default theme, in which every pair is readable", () => {
  expect(contrastFailures(defaultTheme)).toEqual([]);
  expect(defineTheme({ name: "Matchfront" })).toEqual(defaultTheme);
});

test("replaces the given values only", () => {
  const palette = { clay: "#0A676E", indigo: "#3D1F4D" };
  const patternLines = { indigo: "#FFFFFF" };
  const theme = defineTheme({ name: "Teal", palette, corners: { card: "4px" }, patternLines });
  expect(theme.palette).toEqual({ ...defaultTheme.palette, ...palette });
  expect(theme.corners).toEqual({ ...defaultTheme.corners, card: "4px" });
  expect(theme.patternLines).toEqual({ ...defaultTheme.patternLines, clay: "#0F9CA6", ...patternLines });
  expect(theme.roles).toEqual(defaultTheme.roles);
});

const strips = [
  { strip: "#0A676E", line: "#0F9CA6", lies: "a dark strip" },
  { strip: "#DCEBE8", line: "#B5D5CE", lies: "a light strip" },
  { strip: "#000000", line: "#1F1F1F", lies: "a black strip" },
  { strip: "#FFFFFF", line: "#E0E0E0", lies: "a white strip" },
];

test.each(strips)("sets lines 12 points of lightness from $lies, in its hue", ({ strip, line }) => {
  expect(shiftLightness(strip, isLight(strip) ? -12 : 12)).toBe(line);
});

test.each(["indigo", "clay", "palm", "calabash", "nightRaised"] as const)(
  "has default lines 12 points of lightness from %s",
  (strip) => {
    const [line, background] = [defaultTheme.patternLines[strip], defaultTheme.palette[strip]].map((hex) => {
      const channels = hexChannels(hex);
      // HSL's lightness in percent.
      return (Math.max(...channels) + Math.min(...channels)) / 5.1;
    });
    expect(Math.abs(Math.abs((line ?? 0) - (background ?? 0)) - 12)).toBeLessThan(1);
  },
);
