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

/** Of the elements that have a class of their own and one of what contains them: no other depends on an order. */
const looks = (part: Element) =>
  Array.from(part.querySelectorAll('[class*=" "]')).flatMap((element) => {
    const style = getComputedStyle(element);
    return Array.from(
      style,
      (name) => `${element.getAttribute("class")} { ${name}: ${style.getPropertyValue(name)} }`,
    );
  });

// Whoever imports the sheets of two components that contain a third has its sheet twice, in either order.
test.each(stories)("$file looks the same whatever the order of the sheets", async ({ Story }) => {
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
