import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { brand, legalPlaceholders, type Brand } from "../brand.ts";
import { englishPath, languageOf } from "@matchfront/locales/routing";
import { parseHtml } from "../build/html.ts";

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.doUnmock("../brand.ts");
  // Restores the real module for test files of the same worker.
  vi.resetModules();
});

const pages = {
  home: () => import("../app/pages/home/home-page.tsx"),
  blacks: () => import("../app/pages/blacks/blacks-page.tsx"),
  notFound: () => import("../app/pages/not-found/not-found-page.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

/** Returns the hrefs of a page's language links by place, with the given public languages. */
async function linksOf(name: keyof typeof pages, path: string, languages: Brand["languages"]) {
  vi.doMock("../brand.ts", () => ({ legalPlaceholders, brand: { ...brand, languages } }));
  const { default: Page } = await pages[name]();
  const { LanguageContext, PathContext } = await import("../app/messages/language-context.ts");
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

test("home page has language links at the top and in the footer", async () => {
  const links = ["/", "/fr", "/sw"];
  expect(await linksOf("home", "/fr", ["en", "fr", "sw"])).toEqual({ top: links, footer: links });
}, 20_000);

test("page that hides the footer on phones has language links there too", async () => {
  const links = ["/blacks", "/pt/blacks"];
  expect(await linksOf("blacks", "/blacks", ["en", "pt"])).toEqual({ narrow: links, footer: links });
}, 20_000);

test("error page links to the home pages of the languages", async () => {
  expect(await linksOf("notFound", "/fr/404", ["en", "fr"])).toEqual({ footer: ["/", "/fr"] });
}, 20_000);

test("pages do not link to languages that are not public, but those link to public ones", async () => {
  expect(await linksOf("home", "/", ["en"])).toEqual({});
  expect(await linksOf("notFound", "/sw/404", ["en"])).toEqual({ footer: ["/", "/sw"] });
}, 20_000);
