import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { palette, skins } from "../tokens/tokens.ts";
import { AdFormats } from "./ad-formats.tsx";
import { Audience } from "./audience.tsx";
import { BrowsePhotos } from "./browse-photos.tsx";
import { CreateProfile } from "./create-profile.tsx";
import { ExampleAds } from "./example-ads.tsx";
import { StartCommunicating } from "./start-communicating.tsx";

const scenes = Object.entries({
  AdFormats,
  Audience,
  BrowsePhotos,
  CreateProfile,
  ExampleAds,
  StartCommunicating,
}).map(([name, Picture]) => ({ name, markup: renderToStaticMarkup(createElement(Picture)) }));

const ours = new Set<string>([...Object.values(palette), ...skins, "none"]);
const coloursIn = (markup: string) =>
  Array.from(markup.matchAll(/ (?:fill|stroke)="([^"]*)"/g), ([, colour = ""]) => colour);

test.each(scenes)("$name is smaller than 4 KB compressed", ({ markup }) => {
  expect(brotliCompressSync(markup).length).toBeLessThan(4096);
});

test.each(scenes)("$name has only palette colors", ({ markup }) => {
  expect(coloursIn(markup).length).toBeGreaterThan(10);
  expect(coloursIn(markup).filter((colour) => !ours.has(colour))).toEqual([]);
});

test.each(scenes)("$name can be repeated on a page, and be a standalone file", ({ markup }) => {
  const [frame = "", ...picture] = markup.split(/(?<=>)/);
  expect(frame).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(picture.join("")).not.toMatch(/ (?:id|class|style|href)=|url\(|var\(|<text|NaN|undefined/);
});
