import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";
import { variantPath } from "../app/shell/paths.ts";
import { brand } from "../brand.ts";
import { englishPath, languageOf, pathIn } from "../languages/language.ts";
import { textOf } from "./html.ts";
import pageDates from "./page-dates.json" with { type: "json" };
import type { PublishedFile } from "./pages.ts";

/** By the page's key: the day on which its text last changed, and the fingerprint of that text. */
export type PageDates = Readonly<Record<string, { day: string; fingerprint: string }>>;

type DatedPage = Pick<PublishedFile, "path" | "page" | "head">;

/**
 * The days of all pages that search engines list, in every language: those that are not public yet, too. `pnpm page-dates`
 * writes them.
 */
export const dates: PageDates = pageDates;

/** What names a page in the record: its path, but for the variant's, which the brand file decides. */
export function keyOf(path: string): string {
  return englishPath(path) === variantPath ? pathIn(languageOf(path), "/variant").slice(1) : path;
}

/**
 * The pages whose text, or the day that they show, is not the one on record. A page's text is that of its main part,
 * without the day, without navigation and without what the brand file names: a build, a year, the header, the footer, the
 * markup, another brand or a language that goes public change nothing.
 */
export function changedPages<Page extends DatedPage>(pages: readonly Page[], known: PageDates): Page[] {
  return listed(pages).filter((page) => {
    const { day, fingerprint } = known[keyOf(page.path)] ?? {};
    return fingerprint !== fingerprintOf(page) || (shownDay(page) ?? day) !== day;
  });
}

/** Says whether a page of `changedPages` is new or has changed since the day on record. */
export function describeChange({ path }: Pick<DatedPage, "path">, known: PageDates): string {
  const day = known[keyOf(path)]?.day;
  return day === undefined ? `${path} is new` : `${path} has changed since ${day}`;
}

/**
 * The record for pages as they are now. A page that shows its day keeps the old record until another day is shown.
 *
 * @param today such as "2026-11-22"
 */
export function updateDates(pages: readonly DatedPage[], known: PageDates, today: string): PageDates {
  const changed = new Set(changedPages(pages, known));
  const entries = listed(pages).map((page) => {
    const key = keyOf(page.path);
    const shown = shownDay(page);
    const showsOwnDay = shown !== undefined && !bindsInEnglish(page);
    const isStale = showsOwnDay && shown === known[key]?.day && shown !== today;
    const entry = { day: shown ?? today, fingerprint: fingerprintOf(page) };
    return [key, (!changed.has(page) || isStale) && known[key] ? known[key] : entry] as const;
  });
  return Object.fromEntries(entries);
}

/** A language that is not public has the same pages as English, where they have their canonical addresses. */
function listed<Page extends DatedPage>(pages: readonly Page[]): Page[] {
  const paths = new Set(pages.flatMap(({ path, head }) => (head.canonical ? englishPath(path) : [])));
  return pages.filter(({ path }) => paths.has(englishPath(path)));
}

/** Only the head of a page that search engines list has it. */
function shownDay({ head, page }: DatedPage): string | undefined {
  return head.meta.get("article:modified_time") ?? page.querySelector("main time")?.getAttribute("datetime");
}

/** A translated page with such a text shows the day of the English one, whatever changes in what is said about it. */
function bindsInEnglish({ page }: DatedPage): boolean {
  return page.querySelector("main [lang=en] h2") !== null;
}

function fingerprintOf({ page }: DatedPage): string {
  let text = withoutSpace(textOf(page.querySelector("main"), isNoText));
  for (const name of brandNames) text = text.replaceAll(name, "");
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** The day, navigation, and links to other languages, which are not always navigation. */
const isNoText = (element: HTMLElement) => element.closest("time, nav, [data-place]") === element;

const withoutSpace = (text: string) => text.replace(/\s/g, "");

/** The texts of the brand file, the longest first: a name may be a part of an address. */
const brandNames = textsOf({ ...brand, languages: [] })
  .map(withoutSpace)
  .toSorted((one, other) => other.length - one.length);

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsOf) : [];
}
