import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { complexions, hair } from "../portraits/complexions.ts";
import { palette } from "../../tokens/tokens.ts";
import { BrowseScreen } from "./browse-screen.tsx";
import { ChatScreen } from "./chat-screen.tsx";
import { FiltersScreen } from "./filters-screen.tsx";
import { MatchScreen } from "./match-screen.tsx";
import { ProfileScreen } from "./profile-screen.tsx";
import { ReportScreen } from "./report-screen.tsx";
import type { ScreenProps } from "./screen.tsx";

const screens = Object.entries<ComponentType<ScreenProps>>({
  BrowseScreen,
  ChatScreen,
  FiltersScreen,
  MatchScreen,
  ProfileScreen,
  ReportScreen,
}).map(([name, Picture]) => ({ name, markup: renderToStaticMarkup(createElement(Picture)) }));

const ours = new Set(
  [palette, ...complexions, ...Object.values(hair)]
    .flatMap((colors) => Object.values<string>(colors))
    .concat("none"),
);
const colorsIn = (markup: string) =>
  Array.from(markup.matchAll(/ (?:fill|stroke)="([^"]*)"/g), ([, color = ""]) => color);

test.each(screens)("draws $name in colors of the palette only", ({ markup }) => {
  expect(colorsIn(markup).length).toBeGreaterThan(10);
  expect(colorsIn(markup).filter((color) => !ours.has(color))).toEqual([]);
});

test.each(screens)(
  "draws $name without ids, so that it can be repeated and be a file of its own",
  ({ markup }) => {
    const [frame = "", ...picture] = markup.split(/(?<=>)/);
    expect(frame).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(frame).toContain('font-family="system-ui,');
    expect(picture.join("")).not.toMatch(/ (?:id|class|style|href)=|url\(|var\(|NaN|undefined/);
  },
);

test.each(screens)("draws texts of $name at least 15 of its 320 units high", ({ markup }) => {
  const sizes = Array.from(markup.matchAll(/font-size="([^"]*)"/g), ([, size]) => Number(size));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15);
});
