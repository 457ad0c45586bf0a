import { composeStory, setProjectAnnotations, type Meta, type StoryObj } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import preview from "../.storybook/preview.tsx";
import { baselineFolder, missingBaseline } from "./baseline.ts";

type StoryModule = { default: Meta; States: StoryObj };

setProjectAnnotations(preview);

const modules = import.meta.glob<StoryModule>("../../../packages/ui/src/**/*.stories.tsx", { eager: true });
const shown = Object.values(modules).filter((module) => "States" in module);
const cases = shown.flatMap(({ default: meta, States }) => {
  const title = meta.title ?? "";
  const wide = { title, meta, States, theme: "light", width: 1280 };
  // Drawings are the same in every theme and at every width.
  return title.startsWith("Illustration/") ? [wide] : [wide, { ...wide, theme: "dark", width: 320 }];
});

const heightOfStory = () => Math.max(window.innerHeight, document.documentElement.scrollHeight);

test.for(cases)("$title, $theme, $width px wide", async (look, { skip }) => {
  if (missingBaseline) skip(missingBaseline);
  const { title, meta, States, theme, width } = look;
  const initialGlobals = { ...preview.initialGlobals, theme };
  const story = composeStory(States, meta, { initialGlobals }, "States");
  await page.viewport(width, 480);
  await story.run();
  await document.fonts.ready;
  // The whole story must be inside the window to be in the picture; some parts grow with the window, once.
  await page.viewport(width, heightOfStory());
  await page.viewport(width, heightOfStory());

  const name = `${title.replaceAll(/\W+/g, "-").toLowerCase()}-${theme}-${width}`;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(`${baselineFolder}/${name}`);
});
