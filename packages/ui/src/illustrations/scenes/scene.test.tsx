import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { conformsAsPicture } from "../../../test/conforms.tsx";
import * as illustrations from "../../illustrations.ts";
import type { SceneProps, WideSceneProps } from "./scene.tsx";

const { Audience, Portrait: _, ...others } = illustrations;
const scenes = Object.entries<ComponentType<SceneProps>>(others).filter(
  ([name]) => !/With|Screen$/.test(name),
);
const notWide = new Set(["AdFormats", "BrowsePhotos", "CreateProfile", "ExampleAds", "Meetings"]);

for (const Picture of [Audience, ...scenes.map(([, Scene]) => Scene)]) conformsAsPicture(<Picture />);

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

test.each(scenes.filter(([name]) => !notWide.has(name)))(
  "has the same height and one and a half times the width in the wide format: %s",
  async (_name, Scene) => {
    const Picture: ComponentType<WideSceneProps> = Scene;
    const { container, rerender } = await render(<Picture width={240} />);
    const size = () => container.querySelector("svg")?.getBoundingClientRect();
    expect(size()).toMatchObject({ width: 240, height: 240 });
    await rerender(<Picture wide width={360} />);
    expect(size()).toMatchObject({ width: 360, height: 240 });
  },
);
