/**
 * A table of text: its first column names the row. What is between `<own>` and `</own>` is true only if our server stores
 * messages and members.
 */
export type TextTable = {
  caption: string;
  headers: readonly string[];
  rows: readonly (readonly string[])[];
};

/** The changes of a document, by day as in "2026-11-22", latest first. */
type ChangeLog = Readonly<Record<string, string>>;

/**
 * Returns a change log as a table, to stand below its document.
 *
 * @param tag the language for `Intl`
 */
export function changeTable(
  caption: string,
  tag: string,
  headers: readonly string[],
  log: ChangeLog,
): TextTable {
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  const rows = Object.entries(log).map(([date, change]) => [day.format(new Date(date)), change]);
  return { caption, headers, rows };
}

/** Returns the day of the latest change. */
export function lastChange(log: ChangeLog): string {
  return Object.keys(log)[0] ?? "";
}
