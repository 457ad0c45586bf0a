import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as stories from "./prose-layout.stories.tsx";

const { Default: Terms } = composeStories(stories);

test("puts the contents beside the text, sticky, from 64em", async () => {
  await page.viewport(1280, 800);
  const { getByRole } = await render(<Terms />);
  const contents = getByRole("navigation").element();
  const text = getByRole("heading", { level: 2 }).first().element();
  expect(contents.getBoundingClientRect().right).toBeLessThan(text.getBoundingClientRect().left);
  window.scrollTo(0, 900);
  expect(contents.getBoundingClientRect().top).toBe(32);
});
