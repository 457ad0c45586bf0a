import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { palette, skins } from "../tokens/tokens.ts";
import { complexions, hair } from "./complexions.ts";

const modules = import.meta.glob<Record<string, FunctionComponent>>("./*man-with-*.tsx", { eager: true });
const people = Object.values(modules).flatMap((module) =>
  Object.entries(module).map(([name, Person]) => ({
    name,
    markup: renderToStaticMarkup(createElement(Person)),
  })),
);
const coloursIn = (markup: string) =>
  Array.from(markup.matchAll(/(?:fill|stroke)="([^"]+)"/g), ([, colour = ""]) => colour);

const ours = new Set(
  [palette, ...complexions, ...Object.values(hair)]
    .flatMap((colours) => Object.values<string>(colours))
    .concat("none"),
);

test("there are at least eight people", () => {
  expect(people.length).toBeGreaterThanOrEqual(8);
});

test("together they have all six skin tones", () => {
  const worn = new Set(people.flatMap(({ markup }) => coloursIn(markup)));
  expect(skins.filter((skin) => !worn.has(skin))).toEqual([]);
});

test.each(people)("$name has only palette colors", ({ markup }) => {
  expect(coloursIn(markup).filter((colour) => !ours.has(colour))).toEqual([]);
});

test.each(people)("$name can be repeated on a page, and be a standalone file", ({ markup }) => {
  expect(markup).toMatch(/^<g>.+<\/g>$/s);
  expect(markup).not.toMatch(/ (?:id|class|style)=|url\(/);
});
