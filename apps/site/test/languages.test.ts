import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import {
  defaultLanguage,
  languages,
  locales,
  translatedLanguages,
  type Language,
} from "@matchfront/locales/locales";
import { englishPath, languageOf, pathIn } from "@matchfront/locales/routing";
import { pageAt, sitePages } from "../app/shell/site-pages.ts";
import { flattenMessages } from "@matchfront/locales/flatten-messages";
import { publicLanguages } from "../app/messages/public-languages.ts";
import { catalogs } from "@matchfront/locales/catalogs";
import { testCases } from "@matchfront/locales/test-cases";
import { hotlines } from "@matchfront/locales/hotlines";
import { brand } from "../brand.ts";
import { site } from "../build/folders.ts";
import { attributesOf } from "../build/html.ts";
import { pages, getPagesIn } from "./published-pages.ts";
import { getVisibleTexts } from "./visible-texts.ts";

const english = getPagesIn("en");
const translated = pages.flatMap(({ path, page }) => {
  const language = languageOf(path);
  return language === defaultLanguage ? [] : [{ path, page, language }];
});

test("the pages of sitePages exist in every language, and no others", () => {
  const expected = languages.flatMap((language) => sitePages.map(({ path }) => pathIn(language, path)));
  expect(pages.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
});

/** The `lang` of a language that its path does not spell. */
const langs: Readonly<Partial<Record<string, string>>> = { pt: "pt-PT" };
const langOf = (path: string) => langs[languageOf(path)] ?? languageOf(path);

test.each(pages)("$path declares its language, and each link its target's", ({ path, page }) => {
  expect(page.querySelector("html")?.getAttribute("lang")).toBe(langOf(path));
  for (const link of page.querySelectorAll("a[hreflang]"))
    expect(link.getAttribute("lang")).toBe(langOf(link.getAttribute("href") ?? ""));
});

test.each(pages)(
  "$path links to pages in its language, and to itself in the public ones",
  ({ path, page }) => {
    const links = attributesOf(page, "a[href]", "href").filter((href) => /^\/[^.]*$/.test(href));
    const foreign = links.filter((href) => languageOf(href.replace(/[?#].*/, "")) !== languageOf(path));
    const others = publicLanguages.filter((language) => language !== languageOf(path));
    const target = pageAt(path).isShownElsewhere ? "/" : englishPath(path);
    expect([...new Set(foreign)]).toEqual(others.map((language) => pathIn(language, target)));
  },
);

test.each(pages)("$path has its language links in the expected places", ({ path, page }) => {
  const links = page.querySelectorAll("[data-place]");
  const isNarrow = page.querySelector("footer[data-narrow=hidden]") !== null;
  const expected = [englishPath(path) === "/" && "top", isNarrow && "narrow", "footer"].filter(Boolean);
  expect(links.map((each) => each.getAttribute("data-place"))).toEqual(expected);
  const last = links.at(-1);
  expect(last?.parentNode?.rawTagName).toBe("footer");
  expect(last?.parentNode?.childNodes[0] === last).toBe(true);
  expect(links.slice(0, -1).every((nav) => nav.closest("main"))).toBe(true);
});

const defaults = globSync("../../packages/ui/src/**/*.{ts,tsx}", { cwd: site })
  .map((file) => readFileSync(join(site, file), "utf8"))
  .flatMap((source) => Array.from(source.matchAll(/@default "([^"]+)"/g), ([, text = ""]) => text));

/** Names and addresses, which are the same in all languages. */
const names: readonly string[] = [
  brand.name,
  brand.variant.name,
  ...Object.values(brand.addresses),
  ...Object.values(locales).map(({ name }) => name),
  ...hotlines.flatMap(({ name, phone = "", sms = "", source }) => [name, phone, sms, source]),
  new URL(brand.origin).host,
  "Android",
  "App Store",
  "Facebook",
  "Find A Helpline",
  "Google Play",
  "Instagram",
  "Lila.help",
  "StopNCII.org",
  "Take It Down",
  "TikTok",
  "Twitter",
  "Web Content Accessibility Guidelines",
  "YouTube",
  "iOS",
  "security.txt",
];

/** All text on the English pages, and all English messages of the site, its forms and components. */
const englishTexts = new Set([
  ...english.flatMap(({ page }) => getVisibleTexts(page)),
  ...flattenMessages(catalogs.en).values(),
  ...defaults,
]);

/** Returns the English texts on a translated page, except names and text marked as English. */
function findEnglish(page: HTMLElement, language: Language): string[] {
  // `check:brand` names a public language without a cost of its own.
  const cost = brand.cost[language] ? [] : [brand.cost.en];
  const same = new Set([...names, ...testCases[language].sameAsEnglish, ...cost]);
  return [...new Set(getVisibleTexts(page))].filter((text) => englishTexts.has(text) && !same.has(text));
}

test.each(translated)("$path has no English text", ({ language, page }) => {
  expect(findEnglish(page, language)).toEqual([]);
});

test.each(translatedLanguages)("pages in %s use each exception for texts equal to English", (own) => {
  const found = new Set(
    translated.filter(({ language }) => language === own).flatMap(({ page }) => getVisibleTexts(page)),
  );
  const unused = testCases[own].sameAsEnglish.filter((text) => !found.has(text) || !englishTexts.has(text));
  expect(unused).toEqual([]);
});
