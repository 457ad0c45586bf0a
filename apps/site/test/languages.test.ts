import { HTMLElement, TextNode, type Node } from "node-html-parser";
import { expect, test } from "vitest";
import { brand } from "../brand.ts";
import { hotlines } from "../content/hotlines.ts";
import { englishPath, languageOf, languages, pathIn } from "../languages/language.ts";
import { errorPaths } from "../app/shell/paths.ts";
import { publicLanguages } from "../app/words/public-languages.ts";
import { attributesOf } from "../publish/html.ts";
import { readPublishedPages } from "../publish/pages.ts";
import { pagesIn } from "./pages-in.ts";

const pages = await readPublishedPages();
const english = await pagesIn("en");
const translated = pages.filter(({ path }) => languageOf(path) !== "en");

test("every page is there in every language", () => {
  const expected = languages.flatMap((language) => english.map(({ path }) => pathIn(language, path)));
  expect(pages.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
});

test.each(pages)("$path says which language it is in", ({ path, page }) => {
  expect(page.querySelector("html")?.getAttribute("lang")).toBe(languageOf(path));
});

test.each(pages)(
  "$path leads to pages in its own language, and in the public ones to itself, an error page to the home pages",
  ({ path, page }) => {
    const links = attributesOf(page, "a[href]", "href").filter((href) => /^\/[^.]*$/.test(href));
    const foreign = links.filter((href) => languageOf(href.replace(/[?#].*/, "")) !== languageOf(path));
    const others = publicLanguages.filter((language) => language !== languageOf(path));
    const same = englishPath(path);
    const target = errorPaths.includes(same) ? "/" : same;
    expect([...new Set(foreign)]).toEqual(others.map((language) => pathIn(language, target)));
  },
);

test.each(pages)("$path has language links where readers look for them, or none", ({ path, page }) => {
  const links = page.querySelectorAll("[data-place]");
  const isNarrow = page.querySelector("footer[data-narrow=hidden]") !== null;
  const expected = [englishPath(path) === "/" && "top", isNarrow && "narrow", "footer"].filter(Boolean);
  // Who reviews a language finds the way back to English.
  const hasOthers = publicLanguages.length > 1 || languageOf(path) !== "en";
  expect(links.map((each) => each.getAttribute("data-place"))).toEqual(hasOthers ? expected : []);
  if (!hasOthers) return;
  const last = links.at(-1);
  expect(last?.parentNode?.rawTagName).toBe("footer");
  expect(last?.parentNode?.childNodes[0] === last).toBe(true);
  expect(links.slice(0, -1).every((nav) => nav.closest("main"))).toBe(true);
});

/** What is the same in all languages: names, addresses, numbers. */
const names = new Set([
  brand.name,
  brand.variant.name,
  ...Object.values(brand.addresses),
  ...hotlines.flatMap(({ name, phone = "", sms = "", source }) => [name, phone, sms, source]),
  "App Store",
  "Google Play",
  "Web Content Accessibility Guidelines",
]);

test.each(translated)(
  "$path says nothing in English but names, and what it marks as English",
  ({ path, page }) => {
    const source = english.find((original) => original.path === englishPath(path));
    const known = new Set(readingsOf(source?.page));
    expect(
      readingsOf(page).filter((text) => known.has(text) && !names.has(text) && isSentence(text)),
    ).toEqual([]);
  },
);

/** Two words at least: one word may be the same in two languages. */
const isSentence = (text: string) => /\p{L}{2,}\s+\p{L}{2,}/u.test(text);

const notRead = new Set(["script", "style", "svg"]);
const read = ["aria-label", "alt", "placeholder", "title", "content"];

/** What is read of a page, but for what its head says to browsers. */
function readingsOf(page: HTMLElement | undefined): string[] {
  const head = page?.querySelectorAll("title, meta[name=description], meta[property]") ?? [];
  return [...head, page?.querySelector("body")].flatMap((element) => textsOf(element ?? undefined));
}

/** The texts of an element as its readers and their browsers get them, without those that are marked as English. */
function textsOf(node: Node | undefined): string[] {
  if (node instanceof TextNode) return node.text.trim() ? [node.text.replaceAll(/\s+/g, " ").trim()] : [];
  if (!(node instanceof HTMLElement) || notRead.has(node.rawTagName)) return [];
  if (node.rawTagName !== "html" && node.getAttribute("lang") === "en") return [];
  const attributes = read.map((name) => node.getAttribute(name) ?? "").filter(Boolean);
  return [...attributes, ...node.childNodes.flatMap(textsOf)];
}
