import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { TextNode } from "node-html-parser";
import { expect, test } from "vitest";
import { flattenMessages } from "@matchfront/locales/flatten-messages";
import { catalogs } from "@matchfront/locales/catalogs";
import { type Language, translatedLanguages } from "@matchfront/locales/locales";
import { published } from "../build/folders.ts";
import { attributesOf, parseHtml } from "../build/html.ts";
import { getPagesIn } from "./published-pages.ts";

/** Names in drawings, which are the same in all languages. */
const names = new Set([
  "Abena’s Pots",
  "Adunni Bags",
  "Amara, 29",
  "Accra",
  "Atlanta",
  "Efua, 32",
  "Highlife",
  "Kamau",
  "Kamau, 31",
  "Kunle, 35",
  "Lagos · 5 km",
  "Marcus",
  "Nairobi",
  "Nairobi · 3 km",
  "Tunde",
  "Zola",
]);

/** Returns the lines of text in a language's drawings, inlined and in files. */
async function drawnLines(language: Language): Promise<Set<string>> {
  const pages = getPagesIn(language).map(({ page }) => page);
  const files = new Set(
    pages.flatMap((page) => [...attributesOf(page, "img", "src"), ...attributesOf(page, "source", "srcset")]),
  );
  const drawings = [...files].filter((file) => file.startsWith("/assets/drawing-"));
  const inFiles = drawings.map(async (file) => parseHtml(await readFile(join(published, file), "utf8")));
  const lines = [...pages, ...(await Promise.all(inFiles))]
    .flatMap((tree) => tree.querySelectorAll("svg text, svg tspan"))
    .flatMap(({ childNodes }) => childNodes.filter((node) => node instanceof TextNode))
    .map(({ text }) => text.trim());
  return new Set(lines.filter(Boolean));
}

const english = await drawnLines("en");

test.each(translatedLanguages)("drawings in %s have no English text", async (language) => {
  expect(english.size).toBeGreaterThan(50);
  const own = new Set(flattenMessages(catalogs[language].messages.drawings).values());
  const drawn = [...(await drawnLines(language))];
  expect(drawn.filter((line) => english.has(line) && !own.has(line) && !names.has(line))).toEqual([]);
});
