import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { conforms } from "../../../test/conforms.tsx";
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
import { SecondLook } from "./second-look.tsx";
import { SharedSong } from "./shared-song.tsx";
import { ShopOwner } from "./shop-owner.tsx";
import { StartCommunicating } from "./start-communicating.tsx";
import { Street } from "./street.tsx";
import { Umbrella } from "./umbrella.tsx";

const label = "A banner for a bag among the messages of a chat";

const bothWays = [
  Coffee,
  Creator,
  Partners,
  PhoneInHand,
  Reader,
  SecondLook,
  SharedSong,
  ShopOwner,
  StartCommunicating,
  Street,
  Umbrella,
];
const others = [AdFormats, Audience, BrowsePhotos, CreateProfile, ExampleAds, Meetings];

for (const Picture of [...bothWays, ...others]) {
  conforms(<Picture label={label} />, SVGSVGElement);
}

test("is an image with a label and decoration without one", async () => {
  const { getByRole, container, rerender } = await render(<ExampleAds label={label} />);
  await expect.element(getByRole("img", { name: label })).toBeVisible();
  await rerender(<ExampleAds />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelector("svg")?.hasAttribute("role")).toBe(false);
});

test("is as wide as its width, and never wider than its container", async () => {
  const { container, rerender } = await render(<Audience width={160} />);
  const size = () => container.querySelector("svg")?.getBoundingClientRect();
  expect(size()).toMatchObject({ width: 160, height: 120 });
  await rerender(<Audience width={4000} />);
  expect(size()?.width).toBe(container.getBoundingClientRect().width);
});

test.each([
  { frame: { width: 240, height: 320 }, above: 80, start: 0 },
  { frame: { width: 360, height: 240 }, above: 0, start: 60 },
])(
  "shows the whole square at the bottom of a frame $frame.width px wide with bleed",
  async ({ frame, above, start }) => {
    const { container } = await render(<Audience bleed viewBox="0 0 480 480" {...frame} />);
    const scene = container.querySelector("svg");
    const corner = new DOMPoint(0, 0).matrixTransform(scene?.getCTM() ?? undefined);
    expect([corner.x, corner.y]).toEqual([start, above]);
  },
);

test.each(bothWays)(
  "has the same height and one and a half times the width in the wide format",
  async (Picture) => {
    const { container, rerender } = await render(<Picture width={240} />);
    const size = () => container.querySelector("svg")?.getBoundingClientRect();
    expect(size()).toMatchObject({ width: 240, height: 240 });
    await rerender(<Picture wide width={360} />);
    expect(size()).toMatchObject({ width: 360, height: 240 });
  },
);
