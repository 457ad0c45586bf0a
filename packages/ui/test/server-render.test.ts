import { composeStories } from "@storybook/react-vite";
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

type StoryModule = Parameters<typeof composeStories>[0];

// Token samples are styled inline and only for Storybook.
const modules = import.meta.glob<StoryModule>(["../src/**/*.stories.tsx", "!../src/tokens/**"], {
  eager: true,
});
const isComponent = (story: unknown): story is FunctionComponent => typeof story === "function";
const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries<unknown>(composeStories(module)).flatMap(([name, story]) =>
    isComponent(story) ? [{ file, name, story }] : [],
  ),
);

test("finds stories", () => {
  expect(stories.length).toBeGreaterThan(50);
});

test.each(stories)("renders $name of $file without a window and without inline styles", ({ story }) => {
  expect(typeof window).toBe("undefined");
  const html = renderToString(createElement(story));
  // The content security policy allows inline styles only by hash.
  expect(html).not.toMatch(/<style|\sstyle=/);
});
