import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@matchfront/locales/locales";
import { languageOf } from "@matchfront/locales/routing";
import type { HTMLElement } from "node-html-parser";
import { dist, published } from "../build/folders.ts";
import { parseHtml } from "../build/html.ts";

const site: { pages: Record<string, { file: string }> } = JSON.parse(
  readFileSync(join(dist, "site.json"), "utf8"),
);

/** Every page of the published site, in the order of their paths. Tests must not change them. */
export const pages = Object.entries(site.pages)
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([path, { file }]) => {
    const html = readFileSync(join(published, file), "utf8");
    const page = parseHtml(html);
    return { path, html, page, head: readHead(page) };
  });

export type PublishedFile = (typeof pages)[number];

export function getPagesIn(language: Language): PublishedFile[] {
  return pages.filter(({ path }) => languageOf(path) === language);
}

/** Reads the head of a page, as search engines and social cards do. */
function readHead(page: HTMLElement) {
  const metas = page.querySelectorAll("meta[content]").filter((meta) => nameOf(meta) !== "");
  return {
    title: page.querySelector("title")?.text ?? "",
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    alternates: page.querySelectorAll('link[rel="alternate"][hreflang]').map(readAlternate),
    meta: new Map(metas.map((meta) => [nameOf(meta), attribute(meta, "content")])),
    jsonLd: page
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.rawText)),
  };
}

export function readAlternate(link: HTMLElement) {
  return { language: attribute(link, "hreflang"), address: attribute(link, "href") };
}

function attribute(element: HTMLElement, name: string): string {
  return element.getAttribute(name) ?? "";
}

function nameOf(meta: HTMLElement): string {
  return attribute(meta, "name") || attribute(meta, "property");
}
