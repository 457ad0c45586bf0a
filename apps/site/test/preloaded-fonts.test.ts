import { expect, test } from "vitest";
import { attributesOf, parseHtml } from "../build/html.ts";
import { pages } from "./published-pages.ts";

/** Returns whether a letter is in the `unicode-range` of fonts, by parts of their names. */
function createLetterTest(html: string, fonts: readonly string[]): (letter: string) => boolean {
  const rules = html.match(/@font-face\{[^}]*\}/g) ?? [];
  const range = rules
    .filter((rule) => fonts.some((font) => rule.includes(font)))
    .map((rule) => /unicode-range:([^;}]+)/.exec(rule)?.[1] ?? "")
    .join(",");
  const spans = Array.from(
    range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi),
    ([, first = "", last = first]) => [first, last].map((hex) => Number.parseInt(hex, 16)),
  );
  expect(spans.length).toBeGreaterThan(5);
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return spans.some(([first = 0, last = 0]) => first <= code && code <= last);
  };
}

test.each(pages)("$path needs no letters of fonts that are not preloaded", ({ html }) => {
  const page = parseHtml(html);
  // The names of the other languages use a system font.
  const others = "script, style, svg, template, [data-place] a:not([aria-current])";
  for (const hidden of page.querySelectorAll(others)) hidden.remove();
  const preloads = attributesOf(page, 'link[rel="preload"][as="font"]', "href");
  const findMissingLetters = (text: string, family: string) => {
    const isPublished = createLetterTest(html, [family]);
    const isPreloaded = createLetterTest(
      html,
      preloads.filter((font) => font.includes(family)),
    );
    return [...new Set(text.replaceAll(/\s/g, ""))].filter(
      (letter) => isPublished(letter) && !isPreloaded(letter),
    );
  };
  expect(findMissingLetters(page.querySelector("body")?.text ?? "", "mulish")).toEqual([]);
  expect(findMissingLetters(page.querySelector("h1")?.text ?? "", "ojuju")).toEqual([]);
});

// A test of packages/ui compares the metrics of these with the fonts that they stand in for.
test.each(pages)("$path declares three local fonts for each web font until it has loaded", ({ html }) => {
  const adjusted = html.match(/@font-face\{[^}]*src:local\([^}]*size-adjust:[^}]*ascent-override:/g);
  expect(adjusted).toHaveLength(9);
  for (const family of ["Mulish", "Ojuju"]) expect(html).toContain(`"${family}", "${family} fallback",`);
});
