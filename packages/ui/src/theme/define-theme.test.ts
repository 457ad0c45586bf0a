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

const invalid: { what: string; given: unknown; says: unknown }[] = [
  { what: "no name", given: { name: "" }, says: "name is empty: give it one." },
  {
    what: "an unknown part",
    given: { name: "A", colours: {} },
    says: expect.stringMatching(/^a theme has no "colours", but name, /),
  },
  {
    what: "an unknown color",
    given: { name: "A", palette: { claay: "#000000" } },
    says: expect.stringMatching(/^palette has no "claay", but shea, calabash, /),
  },
  ...["tomato", "#FFF", "#12345G", "rgb(0 0 0)", 7, null].map((clay) => ({
    what: `${clay} as a color`,
    given: { name: "A", palette: { clay } },
    says: `palette.clay is ${JSON.stringify(clay)}: write a color as #RRGGBB.`,
  })),
  {
    what: "a color that is undefined",
    given: { name: "A", palette: { clay: undefined } },
    says: "palette.clay is undefined: write a color as #RRGGBB.",
  },
  {
    what: "the name of what every object has",
    given: { name: "A", palette: { toString: "#000000" } },
    says: expect.stringMatching(/^palette has no "toString"/),
  },
  {
    what: "an unknown role",
    given: { name: "A", roles: { links: { light: "clay", dark: "ember" } } },
    says: expect.stringMatching(/^roles has no "links", but page, card, /),
  },
  ...[{ light: "clay" }, { light: "clay", dark: "#000000" }, "clay"].map((link) => ({
    what: `${JSON.stringify(link)} as a role`,
    given: { name: "A", roles: { link } },
    says: `roles.link is ${JSON.stringify(link)}: name a color of the palette for light, and one for dark.`,
  })),
  ...["0", "4", "1em;color:red", "50%", 4].map((card) => ({
    what: `${card} as a corner`,
    given: { name: "A", corners: { card } },
    says: `corners.card is ${JSON.stringify(card)}: write a length with its unit, such as "4px" or "0px".`,
  })),
  {
    what: "a line that is no color",
    given: { name: "A", patternLines: { clay: "red" } },
    says: 'patternLines.clay is "red": write a color as #RRGGBB.',
  },
  {
    what: "a typeface for an unknown use",
    given: { name: "A", typefaces: { code: { family: "Mono" } } },
    says: 'typefaces has no "code", but display, text.',
  },
  {
    what: "a typeface that is nothing",
    given: { name: "A", typefaces: { text: null } },
    says: "typefaces.text is null: give its family, such as Mulish.",
  },
  {
    what: "a typeface without a family",
    given: { name: "A", typefaces: { text: {} } },
    says: "typefaces.text is {}: give its family, such as Mulish.",
  },
  ...[
    { file: "a.ttf", weight: "400" },
    { file: "a.woff2", weight: "bold" },
    { file: 'a.woff2")', weight: "400" },
  ].map((file) => ({
    what: `${JSON.stringify(file)} as a font`,
    given: { name: "A", typefaces: { text: { family: "A", files: [file] } } },
    says: expect.stringMatching(/give each file as a \.woff2 and its weight, such as "700" or "400 700"\.$/),
  })),
  {
    what: "muted text that is too light",
    given: { name: "A", palette: { bark: "#999999" } },
    says: "bark (#999999) on shea (#FFF7EA) has a contrast of 2.67: as text-muted on page, light it needs 4.5.",
  },
  {
    what: "a link that is too dark for the dark scheme",
    given: { name: "A", roles: { link: { light: "clay", dark: "clay" } } },
    says: "clay (#B23A16) on night (#17100D) has a contrast of 3.14: as link on page, dark it needs 4.5.",
  },
  {
    what: "text that a surface swallows",
    given: { name: "A", palette: { indigo: "#8C96C8" } },
    says: expect.stringMatching(
      /^sand \(#D3BBA6\) on indigo \(#8C96C8\) .+ as text-muted on page, the surface indigo it needs 4\.5\.$/,
    ),
  },
  {
    what: "a word on a button",
    given: { name: "A", palette: { ember: "#7A3B22" } },
    says: expect.stringMatching(
      /^ink \(#20120E\) on ember \(#7A3B22\) .+ as on-action on action, dark it needs 4\.5\.$/,
    ),
  },
  {
    what: "a field's border",
    given: { name: "A", palette: { reed: "#C8B9AE" } },
    says: expect.stringMatching(
      /^reed \(#C8B9AE\) on shea \(#FFF7EA\) .+ as line on page, light it needs 3\.$/,
    ),
  },
  {
    what: "a pair that only one component has",
    given: { name: "A", palette: { palm: "#5E8F7F" } },
    says: expect.stringMatching(/^sun \(#F5B32E\) on palm \(#5E8F7F\) .+ as a shape it needs 3\.$/),
  },
];

test.each(invalid)("rejects a theme with $what", ({ given, says }) => {
  expect(problemsOf(given)).toContainEqual(says);
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
  const theme = defineTheme({ name: "Teal", palette: { clay: "#0A676E" }, corners: { card: "4px" } });
  expect(theme.palette).toEqual({ ...defaultTheme.palette, clay: "#0A676E" });
  expect(theme.corners).toEqual({ ...defaultTheme.corners, card: "4px" });
  expect(theme.patternLines).toEqual({ ...defaultTheme.patternLines, clay: "#0F9CA6" });
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
      return (Math.max(...channels) + Math.min(...channels)) / 5.1;
    });
    expect(Math.abs(Math.abs((line ?? 0) - (background ?? 0)) - 12)).toBeLessThan(1);
  },
);

test("accepts pattern lines of a theme", () => {
  const theme = defineTheme({
    name: "Teal",
    palette: { clay: "#0A676E" },
    patternLines: { clay: "#FFFFFF" },
  });
  expect(theme.patternLines).toEqual({ ...defaultTheme.patternLines, clay: "#FFFFFF" });
});
