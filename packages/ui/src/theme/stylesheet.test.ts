import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeStylesheet } from "./stylesheet.ts";
import { defineTheme } from "./define-theme.ts";
import { defaultTheme, type ThemeOverrides } from "./theme.ts";

const plain = (sheet: string) => sheet.replaceAll(/\s+/g, " ").trim();
const read = (file: string) => readFileSync(`src/${file}`, "utf8");

const cases: { what: string; given: Omit<ThemeOverrides, "name">; sheet: string }[] = [
  { what: "the package's own look", given: {}, sheet: "" },
  {
    what: "a color that no drawing has",
    given: { palette: { cream: "#FFFFFF" } },
    sheet: "@layer tokens { :root { --cream: #ffffff; } }",
  },
  {
    what: "a color of drawings",
    given: { palette: { hibiscus: "#A3195B" } },
    sheet: `@layer tokens { :root { --hibiscus: #a3195b; }
      [fill="#B3123F"] { fill: var(--hibiscus); }
      [stroke="#B3123F"] { stroke: var(--hibiscus); } }`,
  },
  {
    what: "the color of text, which is the dialog's shadow, too",
    given: { palette: { ink: "#101820" } },
    sheet: "@layer tokens { :root { --ink: #101820; --shadow-dialog: 0 24px 64px rgb(16 24 32 / 0.28); } }",
  },
  {
    what: "a role, after which surfaces keep theirs",
    given: { roles: { line: { light: "bark", dark: "sand" } } },
    sheet: `@layer tokens { :root, [data-theme], [data-surface] { --color-line: light-dark(var(--bark), var(--sand)); }
      [data-surface="indigo"] { --color-page: var(--indigo); --color-card: var(--indigo-deep); --color-line: var(--sky); }
      [data-surface="indigo-deep"] { --color-page: var(--indigo-deep); --color-card: var(--indigo); --color-line: var(--sky); } }`,
  },
  {
    what: "corners",
    given: { corners: { card: "4px", hero: "0px" } },
    sheet: "@layer tokens { :root { --radius-card: 4px; --radius-hero: 0px; } }",
  },
  {
    what: "the lines of a callout, which draws them itself",
    given: { patternLines: { error: "#FFFFFF" } },
    sheet: '@layer utilities { [role="note"][data-tone="emergency"] { --warp: #FFFFFF; } }',
  },
  {
    what: "a typeface with a file and a metric fallback",
    given: {
      typefaces: {
        text: {
          family: "Source Sans 3",
          files: [{ file: "fonts/source.woff2", weight: "400 700", letters: "U+0020-007e" }],
          metricFallbacks: [{ locals: ["Arial"], weight: 400, scale: 0.5, ascent: 1, descent: 0.25 }],
          weight: 600,
        },
      },
    },
    sheet: `@font-face { font-family: "Source Sans 3"; src: url("./fonts/source.woff2") format("woff2");
        font-weight: 400 700; font-display: swap; unicode-range: U+0020-007e; }
      @font-face { font-family: "Source Sans 3 fallback"; src: local("Arial"); font-weight: 400; size-adjust: 50%;
        ascent-override: 200%; descent-override: 50%; line-gap-override: 0%; }
      @layer tokens { :root { --font-text: "Source Sans 3", "Source Sans 3 fallback", system-ui, sans-serif;
        --weight-strong: 600; } }`,
  },
  {
    what: "a typeface that visitors have",
    given: { typefaces: { display: { family: "Georgia", fallback: "serif" } } },
    sheet: '@layer tokens { :root { --font-display: "Georgia", serif; } }',
  },
];

test.each(cases)("writes exactly the rules for $what", ({ given, sheet }) => {
  expect(plain(themeStylesheet(defineTheme({ name: "Case", ...given })))).toBe(plain(sheet));
});

test("resolves addresses of fonts for a sheet in another folder", () => {
  const typefaces = { text: { family: "Lato", files: [{ file: "fonts/lato.woff2", weight: "400" }] } };
  const sheet = themeStylesheet(defineTheme({ name: "Lato", typefaces }), (file) => `/cdn/${file}`);
  expect(sheet).toContain('url("/cdn/fonts/lato.woff2")');
});

test("has the line colors of the default theme in its style sheets", () => {
  const { calabash, nightRaised, sun, error } = defaultTheme.patternLines;
  expect(read("pattern/pattern.module.css")).toContain(
    `light-dark(${calabash}, ${nightRaised})`.toLowerCase(),
  );
  for (const line of [sun, error]) expect(read("callout/callout.module.css")).toContain(line.toLowerCase());
});
