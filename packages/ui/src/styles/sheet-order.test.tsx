import { composeStories } from "@storybook/react-vite";
import type { FunctionComponent } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>("../*/*.stories.tsx", { eager: true });
const isComponent = (story: unknown): story is FunctionComponent => typeof story === "function";
const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries<unknown>(composeStories(module)).flatMap(([name, Story]) =>
    name === "States" && isComponent(Story) ? [{ file, Story }] : [],
  ),
);

const ownSheets = () => document.head.querySelectorAll('style[data-vite-dev-id$=".module.css"]');

/** The styles of elements with a class of two components: only these can depend on the order of sheets. */
const looks = (part: Element) =>
  Array.from(part.querySelectorAll('[class*=" "]')).flatMap((element) => {
    const style = getComputedStyle(element);
    return Array.from(
      style,
      (name) => `${element.getAttribute("class")} { ${name}: ${style.getPropertyValue(name)} }`,
    );
  });

// Two components that contain a third import its sheet twice, in any order.
test.each(stories)("looks the same in any order of sheets: $file", async ({ Story }) => {
  const still = document.createElement("style");
  still.append("* { animation: none !important; transition: none !important }");
  document.body.append(still);
  const { container } = await render(<Story />);
  const before = looks(container);
  const sheets = [...ownSheets()];
  expect(sheets.length).toBeGreaterThan(40);
  document.head.append(...sheets.toReversed());
  const after = looks(container);
  document.head.append(...sheets);
  expect(after.filter((look, index) => look !== before[index])).toEqual([]);
});
