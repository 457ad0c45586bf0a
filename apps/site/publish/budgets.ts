import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { messageForms } from "@matchfront/forms";
import { variantPath } from "../app/shell/paths.ts";
import { englishPath, hasAccents, languageOf } from "../languages/language.ts";
import { published } from "./folders.ts";
import { attributesOf, parseHtml } from "./html.ts";

/**
 * What a page's first view costs: bytes as they are transferred, by their kind, and how many requests; and what may
 * follow as a visitor comes to need it: drawings further down, and script; `touchScript` follows only when a form is
 * used. `page` is HTML and styles together, which with their head must fit into the first flight
 * (`e2e/first-flight.spec.ts`).
 */
export type PageCost = Record<
  "page" | "fonts" | "laterPictures" | "script" | "laterScript" | "touchScript" | "requests",
  number
>;

const kilobyte = 1000;
const common = {
  page: 13.5 * kilobyte,
  fonts: 20.2 * kilobyte,
  laterPictures: 15 * kilobyte,
  requests: 6,
};

type ScriptCost = Pick<PageCost, "script" | "laterScript" | "touchScript">;

/** Later comes React, with the dialog of an emailed link, which leads on by the app link of a brand that has one. */
const withDialog: ScriptCost = { script: 12 * kilobyte, laterScript: 100.8 * kilobyte, touchScript: 0 };

/** Later comes React, with the page's form: at most 80.5 kB in all. At the first touch comes what sends. */
const withForm: ScriptCost = {
  script: 2 * kilobyte,
  laterScript: 78.5 * kilobyte,
  touchScript: 20.3 * kilobyte,
};

/** Scripts by the page's path; every other page has none. */
const scriptCosts: Record<string, ScriptCost> = {
  "/": withDialog,
  [variantPath]: withDialog,
  "/advertise": withDialog,
  "/ambassadors": withDialog,
  // Later come the ranking, the answers' synonyms and other pages' sections, once the search field has the focus.
  "/faq": { script: 2 * kilobyte, laterScript: 9 * kilobyte, touchScript: 0 },
  ...Object.fromEntries(messageForms.map(({ page }) => [page, withForm])),
};

/** The fonts' accented letters are needed at once. */
const accented = { fonts: common.fonts + 14 * kilobyte, requests: common.requests + 2 };

/** What a dialog says in another language than English. */
const dialogWords = 2.4 * kilobyte;

/**
 * The most that the first view of the page at this path may cost. HTML and styles have the same limits in every
 * language, also once the pages of all of them name each other.
 */
export function budgetOf(path: string): PageCost {
  const language = languageOf(path);
  const scripts = scriptCosts[englishPath(path)];
  const fonts = hasAccents[language] ? accented : {};
  const budget = { ...common, script: 0, laterScript: 0, touchScript: 0, ...scripts, ...fonts };
  if (scripts === withDialog && language !== "en") budget.laterScript += dialogWords;
  return budget;
}

/**
 * Measures what the first view of a published page needs. Text and drawings count as brotli, fonts as they are;
 * a page's script counts with all that it imports at once.
 *
 * @param html the page as published, its styles inside
 */
export function measurePage(html: string): PageCost {
  const page = parseHtml(html);
  const fonts = attributesOf(page, 'link[rel="preload"][as="font"]', "href");
  // None of the first view: what it shows is in the page. Of two schemes one is fetched.
  const pictures = attributesOf(page, "img[src]", "src");
  const scripts = allOf(attributesOf(page, "script[src]", "src"), importsOf);
  const islands = attributesOf(page, "[data-island]", "data-island");
  const language = page.querySelector("html")?.getAttribute("lang");
  const isOurs = (address: string) => {
    const [, island] = islandScript.exec(address) ?? [];
    const [, words = language] = wordsScript.exec(address) ?? [];
    return (island === undefined || islands.includes(island)) && words === language;
  };
  const all = allOf(scripts, (address) => [...importsOf(address), ...laterImportsOf(address).filter(isOurs)]);
  const others = all.filter((address) => !scripts.includes(address));
  const touch = others.filter((address) => touchScript.test(address));
  const later = others.filter((address) => !touchScript.test(address));
  return {
    page: brotli(html),
    fonts: sum(fonts.map((address) => read(address).length)),
    laterPictures: sum(pictures.map(transferred)),
    script: sum(scripts.map(transferred)),
    laterScript: sum(later.map(transferred)),
    touchScript: sum(touch.map(transferred)),
    // The page, its icon, and what is counted above.
    requests: 2 + fonts.length + scripts.length,
  };
}

/** A page's script names every island of the site, and loads its own. */
const islandScript = /\/hydrate-([a-z]+)-/;
/** It names words of dialogs or data of the search in every language, too, and loads those of the page's. */
const wordsScript = /\/(?:reset-words|search-data)-([a-z]{2})-/;
const touchScript = /\/sending-/;

/** Scripts, and all that they import, directly or not. */
function allOf(addresses: readonly string[], imports: (address: string) => string[]): string[] {
  const all = new Set(addresses);
  // A set grows while it is walked.
  for (const address of all) for (const imported of imports(address)) all.add(imported);
  return [...all];
}

function importsOf(address: string): string[] {
  return namesIn(address, /\b(?:from|import)\s*"\.\/([^"]+)"/g);
}

function laterImportsOf(address: string): string[] {
  return namesIn(address, /\bimport\("\.\/([^"]+)"\)/g);
}

function namesIn(address: string, imports: RegExp): string[] {
  return Array.from(String(read(address)).matchAll(imports), ([, name = ""]) => `/assets/${name}`);
}

function read(address: string): Buffer {
  return readFileSync(join(published, address));
}

const sizes = new Map<string, number>();

/** The size of a published file, which many pages share, as brotli. */
function transferred(address: string): number {
  const size = sizes.get(address) ?? brotli(read(address));
  sizes.set(address, size);
  return size;
}

function brotli(data: string | Buffer): number {
  return brotliCompressSync(data).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
