import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { published } from "./folders.ts";

/** What a page's first view costs: bytes as they travel, by their kind, and how many requests. */
export type PageCost = Record<"html" | "css" | "fonts" | "pictures" | "script" | "requests", number>;

const style = /<style>([\s\S]*?)<\/style>/g;

/**
 * Measures what the first view of a published page needs. Text counts as brotli, fonts and pictures as they are;
 * a page's script counts with all that it imports at once.
 *
 * @param html the page as published, its styles inside
 * @example measurePage(html).script // 0 for a page to read
 */
export function measurePage(html: string): PageCost {
  const css = [...html.matchAll(style)].map(([, text = ""]) => text).join("");
  const fonts = addresses(html, /<link rel="preload" href="([^"]+)" as="font"/g);
  const pictures = addresses(html, /<img\b[^>]* src="([^"]+)"/g);
  const scripts = addresses(html, /<script\b[^>]* src="([^"]+)"/g).flatMap(withImports);
  return {
    html: brotli(html.replace(style, "")),
    css: brotli(css),
    fonts: sum(fonts.map((address) => read(address).length)),
    pictures: sum(pictures.map((address) => read(address).length)),
    script: sum(scripts.map((address) => brotli(read(address)))),
    // The page, its icon, and what stands above.
    requests: 2 + fonts.length + pictures.length + scripts.length,
  };
}

function withImports(address: string): string[] {
  const imported = addresses(String(read(address)), /\bfrom\s*"\.\/([^"]+)"|\bimport\s*"\.\/([^"]+)"/g);
  return [address, ...imported.flatMap((name) => withImports(`/assets/${name}`))];
}

function addresses(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter(Boolean)))];
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
