import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as illustrations from "../illustrations.ts";
import { brandColors } from "../theme/themed-drawings.ts";
import { palette, skins } from "../tokens/tokens.ts";
import { complexions, hair } from "./portraits/complexions.ts";

const { Portrait: _, ...components } = illustrations;
const drawings = Object.entries<FunctionComponent>(components).map(([name, Drawing]) => ({
  name,
  markup: renderToStaticMarkup(createElement(Drawing)),
}));
const people = drawings.filter(({ name }) => /^(?:Man|Woman)With/.test(name));
const screens = drawings.filter(({ name }) => name.endsWith("Screen"));

const ours = new Set(
  [palette, ...complexions, ...Object.values(hair)]
    .flatMap((colors) => Object.values<string>(colors))
    .concat("none"),
);
const colorsIn = (markup: string) =>
  Array.from(markup.matchAll(/ (?:fill|stroke)="([^"]*)"/g), ([, color = ""]) => color);

/** Every system has one of these. An SVG in an `img` cannot load fonts. */
const systemFonts = "system-ui,Roboto,Noto Sans,sans-serif";
const fontsOf = (markup: string) => [
  ...new Set(Array.from(markup.matchAll(/ font-family="([^"]*)"/g), ([, fonts = ""]) => fonts)),
];

test("has people of all six skin tones", () => {
  const worn = new Set(people.flatMap(({ markup }) => colorsIn(markup)));
  expect(skins.filter((skin) => !worn.has(skin))).toEqual([]);
});

test.each(drawings)("draws $name in colors of the palette only", ({ markup }) => {
  expect(colorsIn(markup).length).toBeGreaterThan(10);
  expect(colorsIn(markup).filter((color) => !ours.has(color))).toEqual([]);
});

test.each(drawings)(
  "draws $name without ids, so that it can be repeated and be a file of its own",
  ({ markup }) => {
    const [frame = "", ...picture] = markup.split(/(?<=>)/);
    expect(frame).toMatch(/^<g>$|xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(fontsOf(markup)).toEqual(markup.includes("<text") ? [systemFonts] : []);
    expect(picture.join("")).not.toMatch(/ (?:id|class|style|href)=|url\(|var\(|NaN|undefined/);
  },
);

test.each(screens)("draws texts of $name at least 15 of its 320 units high", ({ markup }) => {
  const sizes = Array.from(markup.matchAll(/font-size="([^"]*)"/g), ([, size]) => Number(size));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15);
});

const names = new Map(Object.entries(palette).map(([name, hex]) => [hex as string, name]));
/** The colors of skin, hair and brows, in every theme. */
const ofPeople = ["ink", "night", "sand"];

test.each(drawings)("draws $name in colors that follow the theme, except for people", ({ markup }) => {
  const known = new Set<string | undefined>([...brandColors, ...ofPeople, undefined]);
  const used = colorsIn(markup).map((hex) => names.get(hex));
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test.each(drawings)("uses translucent clay in $name for round cheeks only", ({ markup }) => {
  const sheer = Array.from(markup.matchAll(/<[^>]+ opacity="[^>]+>/g), ([element]) => element);
  const clay = sheer.filter((element) => element.includes(`fill="${palette.clay}"`));
  expect(clay.filter((element) => !element.startsWith("<circle "))).toEqual([]);
});
