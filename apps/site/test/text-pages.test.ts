import { expect, test } from "vitest";
import { getPagesIn } from "./published-pages.ts";

const texts = ["/communityguidelines", "/policy", "/privacy", "/safetytips", "/security", "/terms"];
const pages = getPagesIn("en").filter(({ path }) => texts.includes(path));

test("text pages are published", () => {
  expect(pages.map(({ path }) => path)).toEqual(texts);
});

test.each(pages)("$path is static: no script, no form [spec 71]", ({ page }) => {
  const data = new Set(["application/ld+json", "speculationrules"]);
  const scripts = page.querySelectorAll("script").map((script) => script.getAttribute("type") ?? "");
  expect(scripts.filter((type) => !data.has(type))).toEqual([]);
  expect(page.querySelector("button, form, iframe, input, select, textarea")).toBeNull();
});
