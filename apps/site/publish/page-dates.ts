import { createHash } from "node:crypto";
import { textOf } from "./html.ts";
import pageDates from "./page-dates.json" with { type: "json" };
import type { PublishedFile } from "./pages.ts";

/** By the page's path: the day on which its text last changed, and the fingerprint of that text. */
export type PageDates = Readonly<Record<string, { day: string; text: string }>>;

type DatedPage = Pick<PublishedFile, "path" | "page" | "head">;

/** The days of all pages that search engines list. `pnpm page-dates` writes them. */
export const dates: PageDates = pageDates;

/**
 * The pages whose text, or the day that they show, is not the one on record. A page's text is that of its main part,
 * without the day: a build, a year, the header, the footer or the markup change nothing.
 */
export function changedPages<Page extends DatedPage>(pages: readonly Page[], known: PageDates): Page[] {
  return listed(pages).filter((page) => {
    const { day, text } = known[page.path] ?? {};
    return text !== fingerprintOf(page) || (shownDay(page) ?? day) !== day;
  });
}

/**
 * The record for pages as they are now. A page that shows its day keeps the old record until another day is shown.
 *
 * @param today such as "2026-11-22"
 */
export function updateDates(pages: readonly DatedPage[], known: PageDates, today: string): PageDates {
  const changed = new Set(changedPages(pages, known));
  const entries = listed(pages).map((page) => {
    const { path } = page;
    const shown = shownDay(page);
    const isStale = shown !== undefined && shown === known[path]?.day && shown !== today;
    const entry = { day: shown ?? today, text: fingerprintOf(page) };
    return [path, (!changed.has(page) || isStale) && known[path] ? known[path] : entry] as const;
  });
  return Object.fromEntries(entries);
}

function listed<Page extends DatedPage>(pages: readonly Page[]): Page[] {
  return pages.filter(({ head }) => head.canonical);
}

function shownDay({ head }: DatedPage): string | undefined {
  return head.meta.get("article:modified_time");
}

function fingerprintOf({ page }: DatedPage): string {
  const text = textOf(page.querySelector("main"), ["time"]).replace(/\s/g, "");
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
