import { composeStories } from "@storybook/react-vite";
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

type StoryModule = Parameters<typeof composeStories>[0];

// The tokens' samples are Storybook's own, and styled by what they show.
const modules = import.meta.glob<StoryModule>(["../src/**/*.stories.tsx", "!../src/tokens/**"], {
  eager: true,
});
const isComponent = (story: unknown): story is FunctionComponent => typeof story === "function";
const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries<unknown>(composeStories(module)).flatMap(([name, story]) =>
    isComponent(story) ? [{ file, name, story }] : [],
  ),
);

test("there are stories to render", () => {
  expect(stories.length).toBeGreaterThan(50);
});

test.each(stories)(
  "on a server, without a window, $file renders $name without inline styles",
  ({ story }) => {
    expect(typeof window).toBe("undefined");
    const html = renderToString(createElement(story));
    // Our content security policy allows inline styles only by hash.
    expect(html).not.toMatch(/<style|\sstyle=/);
  },
);
