import { expect, test } from "vitest";
import { openStorybook } from "./open-storybook.ts";
import { openPreview, setArgs, showStory, type Story } from "./preview.ts";

/** Lists and objects that stories give as data, which can be edited as JSON. */
const data = [
  "action",
  "appleArtwork",
  "columns",
  "countWords",
  "countries",
  "dialingCode",
  "emergency",
  "errors",
  "features",
  "googleArtwork",
  "items",
  "labels",
  "lines",
  "link",
  "links",
  "notes",
  "options",
  "rows",
  "stats",
  "steps",
];

test("no control offers an object for what is not data", async () => {
  const { page, address } = await openStorybook();
  const stories = await openPreview(page, address);
  const objects = new Set(stories.flatMap((story) => controlsOf(story, "object")));
  expect(stories.length).toBeGreaterThan(100);
  expect([...objects].toSorted()).toEqual(data);
});

test("each component renders with any text in each control of text", async () => {
  const { page, address } = await openStorybook();
  const stories = await openPreview(page, address);
  const errors: string[] = [];
  let rendered = 0;
  for (const story of stories.filter(({ name }) => name === "Default")) {
    const names = controlsOf(story, "text");
    if (names.length > 0) await showStory(page, story.id);
    for (const [name, text] of names.flatMap((each) => [[each, "x"] as const, [each, ""] as const])) {
      const error = await setArgs(page, story.id, { [name]: text });
      if (error) errors.push(`${story.id} with ${name} "${text}": ${error}`);
      rendered += 1;
    }
  }
  expect(errors).toEqual([]);
  expect(rendered).toBeGreaterThan(150);
});

function controlsOf({ argTypes, parameters }: Story, type: string): string[] {
  if (parameters.controls?.disable) return [];
  return Object.entries(argTypes).flatMap(([name, { control }]) =>
    typeof control === "object" && control.type === type ? [name] : [],
  );
}
