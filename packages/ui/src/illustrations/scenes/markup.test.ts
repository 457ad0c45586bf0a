import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { complexions, hair } from "../portraits/complexions.ts";
import { palette } from "../../tokens/tokens.ts";
import { AdFormats } from "./ad-formats.tsx";
import { Audience } from "./audience.tsx";
import { BrowsePhotos } from "./browse-photos.tsx";
import { Coffee } from "./coffee.tsx";
import { CreateProfile } from "./create-profile.tsx";
import { Creator } from "./creator.tsx";
import { ExampleAds } from "./example-ads.tsx";
import { Meetings } from "./meetings.tsx";
import { Partners } from "./partners.tsx";
import { PhoneInHand } from "./phone-in-hand.tsx";
import { Reader } from "./reader.tsx";
import type { SceneProps } from "./scene.tsx";
import { SecondLook } from "./second-look.tsx";
import { SharedSong } from "./shared-song.tsx";
import { ShopOwner } from "./shop-owner.tsx";
import { StartCommunicating } from "./start-communicating.tsx";
import { Street } from "./street.tsx";
import { Umbrella } from "./umbrella.tsx";

const scenes = Object.entries<ComponentType<SceneProps>>({
  AdFormats,
  Audience,
  BrowsePhotos,
  Coffee,
  CreateProfile,
  Creator,
  ExampleAds,
  Meetings,
  Partners,
  PhoneInHand,
  Reader,
  SecondLook,
  SharedSong,
  ShopOwner,
  StartCommunicating,
  Street,
  Umbrella,
}).map(([name, Picture]) => ({ name, markup: renderToStaticMarkup(createElement(Picture)) }));

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

test.each(scenes)("draws $name in colors of the palette only", ({ markup }) => {
  expect(colorsIn(markup).length).toBeGreaterThan(10);
  expect(colorsIn(markup).filter((color) => !ours.has(color))).toEqual([]);
});

test.each(scenes)(
  "draws $name without ids, so that it can be repeated and be a file of its own",
  ({ markup }) => {
    const [frame = "", ...picture] = markup.split(/(?<=>)/);
    expect(frame).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(fontsOf(markup)).toEqual(markup.includes("<text") ? [systemFonts] : []);
    expect(picture.join("")).not.toMatch(/ (?:id|class|style|href)=|url\(|var\(|NaN|undefined/);
  },
);
