import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { stories } from "./stories.ts";

test("finds stories", () => {
  expect(stories.length).toBeGreaterThan(50);
});

test.each(stories)("renders $name of $file without a window and without inline styles", ({ Story }) => {
  expect(typeof window).toBe("undefined");
  const html = renderToString(createElement(Story));
  // The content security policy allows inline styles only by hash.
  expect(html).not.toMatch(/<style|\sstyle=/);
});
