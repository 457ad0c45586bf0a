import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { languageOf } from "@matchfront/locales/routing";
import type { pageBudgets } from "@matchfront/tooling/budgets";
import { published } from "../build/folders.ts";
import { attributesOf } from "../build/html.ts";
import type { PublishedFile } from "./published-pages.ts";

/**
 * The sizes of a page's first view by kind, its requests, and the sizes of what may load later, see `pageBudgets`.
 */
export type PageSize = Record<keyof (typeof pageBudgets)["every"], number>;

/** Measures a built page as the server sends it, in kB of 1000 bytes. Scripts count with their static imports. */
export function measurePage({ path, page }: Pick<PublishedFile, "path" | "page">): PageSize {
  const fonts = attributesOf(page, 'link[rel="preload"][as="font"]', "href");
  // Pictures below the fold. A browser loads the file of one color scheme.
  const pictures = attributesOf(page, "img[src]", "src");
  const scripts = allOf(attributesOf(page, "script[src]", "src"), staticImportsOf);
  const islands = attributesOf(page, "[data-island]", "data-island");
  const language = languageOf(path);
  const isOurs = (address: string) => {
    const [, island] = islandScript.exec(address) ?? [];
    const [, words = language] = wordsScript.exec(address) ?? [];
    return (island === undefined || islands.includes(island)) && words === language;
  };
  const all = allOf(scripts, (address) => [
    ...staticImportsOf(address),
    ...dynamicImportsOf(address).filter(isOurs),
  ]);
  const others = all.filter((address) => !scripts.includes(address));
  const touch = others.filter((address) => interactionScript.test(address));
  const later = others.filter((address) => !interactionScript.test(address));
  return {
    page: transferred([join(path, "index.html")]),
    fonts: transferred(fonts),
    lazyImages: transferred(pictures),
    script: transferred(scripts),
    lazyScript: transferred(later),
    interactionScript: transferred(touch),
    // The page, its icon, fonts and scripts.
    requests: 2 + fonts.length + scripts.length,
  };
}

/** The page script contains the imports of all islands, and loads the page's. */
const islandScript = /\/hydrate-([a-z]+)-/;
/** The page script contains the imports of all languages, and loads the page's. */
const wordsScript = /\/(?:dialogs|errors|search-data)-([a-z]{2})-/;
const interactionScript = /\/(?:sending|errors)-/;

/** Returns scripts with their direct and indirect imports. */
function allOf(addresses: readonly string[], imports: (address: string) => string[]): string[] {
  const all = new Set(addresses);
  // Iterating a set includes items that are added meanwhile.
  for (const address of all) for (const imported of imports(address)) all.add(imported);
  return [...all];
}

function staticImportsOf(address: string): string[] {
  return namesIn(address, /\b(?:from|import)\s*"\.\/([^"]+)"/g);
}

function dynamicImportsOf(address: string): string[] {
  return namesIn(address, /\bimport\("\.\/([^"]+)"\)/g);
}

function namesIn(address: string, imports: RegExp): string[] {
  const code = readFileSync(join(published, address), "utf8");
  return Array.from(code.matchAll(imports), ([, name = ""]) => `/assets/${name}`);
}

/** Returns the size of built files, of the brotli version if there is one. */
function transferred(addresses: readonly string[]): number {
  const files = addresses.map((address) => join(published, address));
  const sent = files.map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file));
  return sent.reduce((total, file) => total + statSync(file).size, 0) / 1000;
}
