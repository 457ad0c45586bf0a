import { composeStory, type Meta, type StoryObj } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import preview from "../.storybook/preview.tsx";
import { baselineFolder, missingBaseline } from "./baseline.ts";

type StoryModule = { default: Meta; States: StoryObj };

const modules = import.meta.glob<StoryModule>("../../../packages/ui/src/**/*.stories.tsx", { eager: true });
const cases = Object.values(modules)
  .filter((module) => "States" in module)
  .flatMap(({ default: meta, States }) =>
    [
      { theme: "light", width: 1280 },
      { theme: "dark", width: 320 },
    ].map((look) => ({ title: meta.title ?? "", meta, States, ...look })),
  );

test.for(cases)("$title, $theme, $width px wide", async (look, { skip }) => {
  if (missingBaseline) skip(missingBaseline);
  const { title, meta, States, theme, width } = look;
  const initialGlobals = { ...preview.initialGlobals, theme };
  const story = composeStory(States, meta, { ...preview, initialGlobals }, "States");
  await page.viewport(width, 800);
  await story.run();
  await document.fonts.ready;
  // The whole story must be inside the window to be in the picture.
  await page.viewport(width, Math.max(800, document.documentElement.scrollHeight));

  const name = `${title.replaceAll(/\W+/g, "-").toLowerCase()}-${theme}-${width}`;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(`${baselineFolder}/${name}`);
});
