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

test("has at least eight people", () => {
  expect(people.length).toBeGreaterThanOrEqual(8);
});

test("has all six skin tones", () => {
  const worn = new Set(people.flatMap(({ markup }) => coloursIn(markup)));
  expect(skins.filter((skin) => !worn.has(skin))).toEqual([]);
});

test.each(people)("draws $name in colors of the palette only", ({ markup }) => {
  expect(coloursIn(markup).filter((colour) => !ours.has(colour))).toEqual([]);
});

test.each(people)(
  "draws $name without ids, so that it can be repeated and be a file of its own",
  ({ markup }) => {
    expect(markup).toMatch(/^<g>.+<\/g>$/s);
    expect(markup).not.toMatch(/ (?:id|class|style)=|url\(/);
  },
);
