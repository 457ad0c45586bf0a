import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { palette, skins } from "../../tokens/tokens.ts";
import { complexions, hair } from "./complexions.ts";

const modules = import.meta.glob<Record<string, FunctionComponent>>("./*man-with-*.tsx", { eager: true });
const people = Object.values(modules).flatMap((module) =>
  Object.entries(module).map(([name, Person]) => ({
    name,
    markup: renderToStaticMarkup(createElement(Person)),
  })),
);
const colorsIn = (markup: string) =>
  Array.from(markup.matchAll(/(?:fill|stroke)="([^"]+)"/g), ([, color = ""]) => color);

const ours = new Set(
  [palette, ...complexions, ...Object.values(hair)]
    .flatMap((colors) => Object.values<string>(colors))
    .concat("none"),
);

test("has at least eight people", () => {
  expect(people.length).toBeGreaterThanOrEqual(8);
});

test("has all six skin tones", () => {
  const worn = new Set(people.flatMap(({ markup }) => colorsIn(markup)));
  expect(skins.filter((skin) => !worn.has(skin))).toEqual([]);
});

test.each(people)("draws $name in colors of the palette only", ({ markup }) => {
  expect(colorsIn(markup).filter((color) => !ours.has(color))).toEqual([]);
});

test.each(people)(
  "draws $name without ids, so that it can be repeated and be a file of its own",
  ({ markup }) => {
    expect(markup).toMatch(/^<g>.+<\/g>$/s);
    expect(markup).not.toMatch(/ (?:id|class|style)=|url\(/);
  },
);
