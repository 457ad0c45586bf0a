import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Pattern } from "../pattern/pattern.tsx";
import { Couple } from "../couple/couple.tsx";
import { ManWithBeard } from "../illustrations/portraits/man-with-beard.tsx";
import { WomanWithAfro } from "../illustrations/portraits/woman-with-afro.tsx";
import { Audience } from "../illustrations/scenes/audience.tsx";
import { drawingFile } from "./themed-drawings.ts";
import { defineTheme } from "./define-theme.ts";
import { defaultTheme } from "./theme.ts";

const svg = (inside: string, frame = "") => `<svg${frame}>${inside}</svg>`;
const fileOf = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const theme = defineTheme({ name: "Test", palette: { hibiscus: "#A3195B", clay: "#0B6A6E" } });

test.each<[what: string, given: string, light: string, dark?: string]>([
  ["a skin's color stays", '<path fill="#3B2015"/>', '<path fill="#3B2015"/>'],
  ["a brand color follows the theme", '<path stroke="#B3123F"/>', '<path stroke="#A3195B"/>'],
  ["a cheek's flush stays clay", '<g fill="#B23A16" opacity=".3"/>', '<g fill="#B23A16" opacity=".3"/>'],
  ["a token is the theme's color", '<g fill="var(--clay)"/>', '<g fill="#0B6A6E"/>'],
  [
    "a role has its scheme's color",
    '<g fill="var(--color-text)"/>',
    '<g fill="#20120E"/>',
    '<g fill="#FBEFDD"/>',
  ],
  ["a page's classes are left out", '<g class="hero-a"><path/></g>', "<g><path/></g>"],
])("writes %s", (_, given, light, dark = light) => {
  expect(drawingFile(svg(given), theme, "light")).toBe(fileOf(light));
  expect(drawingFile(svg(given), theme, "dark")).toBe(fileOf(dark));
});

test("keeps the geometry of the frame and drops its name, which the img has", () => {
  const frame =
    ' aria-label="Two" role="img" class="a" width="9" data-size="medium" viewBox="0 0 4 3" overflow="visible"';
  expect(drawingFile(svg("<path/>", frame), theme, "light")).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" overflow="visible"><path/></svg>',
  );
});

test("colors the frame by the theme, too", () => {
  const given = svg("<path/>", ' fill="#B3123F" stroke="var(--color-text)"');
  expect(drawingFile(given, theme, "dark")).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" fill="#A3195B" stroke="#FBEFDD"><path/></svg>',
  );
});

test.each([createElement(Audience), createElement(Couple, { left: WomanWithAfro, right: ManWithBeard })])(
  "writes the same file of people for both schemes",
  (drawing) => {
    const [light, dark] = (["light", "dark"] as const).map((scheme) =>
      drawingFile(renderToStaticMarkup(drawing), defaultTheme, scheme),
    );
    expect(light).toBe(dark);
    expect(light).not.toMatch(/var\(| class=/);
  },
);

test("writes a pattern for each scheme", () => {
  const markup = renderToStaticMarkup(createElement(Pattern));
  const [light, dark] = (["light", "dark"] as const).map((scheme) =>
    drawingFile(markup, defaultTheme, scheme),
  );
  expect(light).not.toBe(dark);
  for (const file of [light, dark]) expect(file).not.toContain("var(");
  expect(dark).toContain(defaultTheme.patternLines.nightRaised);
});

test.each([
  { given: svg('<path fill="var(--from-a-page)"/>'), says: /var\(--from-a-page\).*Use a color or a token/ },
  { given: svg("", ' fill="var(--from-a-page)"'), says: /var\(--from-a-page\).*Use a color or a token/ },
  { given: svg('<path fill="currentColor"/>'), says: /currentColor.*Use a color or a token/ },
  { given: "<p>A picture</p>", says: /expected the markup of one svg element, got: <p>A picture/ },
])("throws for $given an error with a remedy", ({ given, says }) => {
  expect(() => drawingFile(given, theme, "light")).toThrow(says);
});
