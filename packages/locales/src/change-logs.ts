import type { TextTable } from "./tables.ts";

/** What changed in a legal text, and when. */
export type ChangeLog = {
  /** Latest first, no two on the same day. */
  entries: readonly [ChangeLogEntry, ...ChangeLogEntry[]];
};

/** A day as in "2026-11-22", and one line for those who know the text as it was before. */
type ChangeLogEntry = { date: string; change: string };

/** By the name of the text's file. The author of a change adds an entry here. */
export const changeLogs = {
  terms: {
    entries: [
      { date: "2026-11-22", change: "Plainer words throughout. No right and no duty has changed." },
      { date: "2026-11-21", change: "First version on this website." },
    ],
  },
  privacy: {
    entries: [
      {
        date: "2026-11-22",
        change:
          "Plainer words throughout. What you write to us on this website is deleted from our server after 90 days.",
      },
      { date: "2026-11-21", change: "First version on this website." },
    ],
  },
  policy: {
    entries: [
      { date: "2026-11-22", change: "Plainer words throughout. What is stored has not changed." },
      { date: "2026-11-21", change: "First version on this website." },
    ],
  },
  communityguidelines: {
    entries: [
      { date: "2026-11-22", change: "Plainer words throughout. No rule has changed." },
      { date: "2026-11-21", change: "First version on this website." },
    ],
  },
} as const satisfies Record<string, ChangeLog>;

/**
 * Returns a change log as a table, to stand below its text.
 *
 * @example changeTable("Changes to these terms", changeLogs.terms, "en-US").rows[0] // ["November 22, 2026", "…"]
 */
export function changeTable(
  caption: string,
  { entries }: ChangeLog,
  tag = "en-US",
  { headers, changes }: ChangeLogMessages = english,
): TextTable {
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  return {
    caption,
    headers,
    rows: entries.map(({ date, change }) => [day.format(new Date(date)), changes[date] ?? change]),
  };
}

/** The messages of a change log in another language. */
type ChangeLogMessages = {
  headers: readonly string[];
  /** By the day of the change. */
  changes: Readonly<Record<string, string>>;
};

const english: ChangeLogMessages = { headers: ["Date", "What changed"], changes: {} };
