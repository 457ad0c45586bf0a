import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { brand, openLegal, type Brand } from "../brand.ts";
import { englishPath, languageOf } from "../languages/language.ts";
import { parseHtml } from "../publish/html.ts";

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.doUnmock("../brand.ts");
  // Test files of the same worker have the real one.
  vi.resetModules();
});

const pages = {
  home: () => import("../app/pages/home/home-page.tsx"),
  blacks: () => import("../app/pages/blacks/blacks-page.tsx"),
  notFound: () => import("../app/pages/not-found/not-found-page.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

/** The language links of a page, with these public languages: where they stand, and where they lead. */
async function linksOf(name: keyof typeof pages, path: string, languages: Brand["languages"]) {
  vi.doMock("../brand.ts", () => ({ openLegal, brand: { ...brand, languages } }));
  const { default: Page } = await pages[name]();
  const { LanguageContext, PathContext } = await import("../app/words/language-context.ts");
  const inPath = createElement(PathContext, { value: englishPath(path) }, createElement(Page));
  const html = renderToStaticMarkup(createElement(LanguageContext, { value: languageOf(path) }, inPath));
  return Object.fromEntries(
    parseHtml(html)
      .querySelectorAll("[data-place]")
      .map((place) => [
        place.getAttribute("data-place"),
        place.querySelectorAll("a").map((link) => link.getAttribute("href")),
      ]),
  );
}

test("the home page has them at its top and in its footer", async () => {
  const links = ["/", "/fr", "/sw"];
  expect(await linksOf("home", "/fr", ["en", "fr", "sw"])).toEqual({ top: links, footer: links });
}, 20_000);

test("a page whose footer is hidden on phones has them there, too", async () => {
  const links = ["/blacks", "/pt/blacks"];
  expect(await linksOf("blacks", "/blacks", ["en", "pt"])).toEqual({ narrow: links, footer: links });
}, 20_000);

test("an error page, which is shown at any address, leads to the languages' home pages", async () => {
  expect(await linksOf("notFound", "/fr/404", ["en", "fr"])).toEqual({ footer: ["/", "/fr"] });
}, 20_000);

test("no page leads to a language that is switched off, but its own pages lead to the others", async () => {
  expect(await linksOf("home", "/", ["en"])).toEqual({});
  expect(await linksOf("notFound", "/sw/404", ["en"])).toEqual({ footer: ["/", "/sw"] });
}, 20_000);
