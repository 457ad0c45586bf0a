import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { pageBudgets } from "@matchfront/tooling/budgets";
import { published } from "../publish/folders.ts";
import { attributesOf } from "../publish/html.ts";
import type { PublishedFile } from "../publish/pages.ts";

/** The first view's bytes by kind and its requests, and the bytes that may follow (see `pageBudgets`). */
export type PageSize = Record<keyof (typeof pageBudgets)["every"], number>;

/**
 * Measures a published page, in kB of 1000 bytes, as the server sends its files. A page's script counts with all that it
 * imports at once.
 */
export function measurePage({ path, page }: Pick<PublishedFile, "path" | "page">): PageSize {
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
    page: transferred([join(path, "index.html")]),
    fonts: transferred(fonts),
    laterPictures: transferred(pictures),
    script: transferred(scripts),
    laterScript: transferred(later),
    touchScript: transferred(touch),
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
  const code = readFileSync(join(published, address), "utf8");
  return Array.from(code.matchAll(imports), ([, name = ""]) => `/assets/${name}`);
}

/** The size of published files: of the brotli twins of those that have one. */
function transferred(addresses: readonly string[]): number {
  const files = addresses.map((address) => join(published, address));
  const sent = files.map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file));
  return sent.reduce((total, file) => total + statSync(file).size, 0) / 1000;
}
