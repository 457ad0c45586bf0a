import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { messageForms } from "@matchfront/forms";
import { variantPath } from "../app/shell/paths.ts";
import { published } from "./folders.ts";
import { attributesOf, parseHtml } from "./html.ts";

/** What a page's first view costs: bytes as they are transferred, by their kind, and how many requests. */
export type PageCost = Record<"html" | "css" | "fonts" | "pictures" | "script" | "requests", number>;

const kilobyte = 1000;
const common = {
  html: 20 * kilobyte,
  css: 15 * kilobyte,
  fonts: 40 * kilobyte,
  pictures: 60 * kilobyte,
  requests: 16,
};

/** Script by the page's path; every other page has none. React loads later, and is not part of the first view. */
const script: Record<string, number> = {
  "/": 12 * kilobyte,
  [variantPath]: 12 * kilobyte,
  "/advertise": 12 * kilobyte,
  "/ambassadors": 12 * kilobyte,
  "/faq": 2 * kilobyte,
  "/safety": 2 * kilobyte,
  ...Object.fromEntries(messageForms.map(({ page }) => [page, 12 * kilobyte])),
};

/** The most that the first view of the page at this path may cost. */
export function budgetOf(path: string): PageCost {
  return { ...common, script: script[path] ?? 0 };
}

/**
 * Measures what the first view of a published page needs. Text counts as brotli, fonts and pictures as they are;
 * a page's script counts with all that it imports at once.
 *
 * @param html the page as published, its styles inside
 */
export function measurePage(html: string): PageCost {
  const page = parseHtml(html);
  const styles = page.querySelectorAll("style");
  const css = styles.map((style) => style.rawText).join("");
  const fonts = attributesOf(page, 'link[rel="preload"][as="font"]', "href");
  const pictures = attributesOf(page, "img[src]", "src");
  const scripts = attributesOf(page, "script[src]", "src").flatMap(withImports);
  for (const style of styles) style.remove();
  return {
    html: brotli(page.toString()),
    css: brotli(css),
    fonts: sum(fonts.map((address) => read(address).length)),
    pictures: sum(pictures.map((address) => read(address).length)),
    script: sum(scripts.map((address) => brotli(read(address)))),
    // The page, its icon, and what is counted above.
    requests: 2 + fonts.length + pictures.length + scripts.length,
  };
}

/** A script, and all that it imports as it starts. */
function withImports(address: string): string[] {
  const imports = String(read(address)).matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g);
  const names = new Set(Array.from(imports, ([, name = ""]) => name));
  return [address, ...[...names].flatMap((name) => withImports(`/assets/${name}`))];
}

function read(address: string): Buffer {
  return readFileSync(join(published, address));
}

function brotli(data: string | Buffer): number {
  return brotliCompressSync(data).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
