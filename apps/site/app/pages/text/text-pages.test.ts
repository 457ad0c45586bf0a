import { expect, test } from "vitest";
import { readPublishedPages } from "../../../publish/published-pages.ts";

const texts = ["/communityguidelines", "/policy", "/privacy", "/safetytips", "/security", "/terms"];
const pages = (await readPublishedPages()).filter(({ path }) => texts.includes(path));

test("every text is published", () => {
  expect(pages.map(({ path }) => path)).toEqual(texts);
});

test.each(pages)("$path is static text: it runs nothing, and asks for nothing", ({ html }) => {
  const scripts = html.match(/<script\b[^>]*>/g) ?? [];
  const data = /type="(?:application\/ld\+json|speculationrules)"/;
  expect(scripts.filter((script) => !data.test(script))).toEqual([]);
  expect(html).not.toMatch(/<(?:button|form|iframe|input|select|textarea)\b/);
});
