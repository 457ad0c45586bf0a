import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changeLogs, changeTable, type ChangeLog } from "./change-logs.ts";
import { facts } from "./facts.ts";
import { retention, siteStorage } from "./tables.ts";

const logs: [name: string, log: ChangeLog][] = Object.entries(changeLogs);
const tables = new Map(Object.entries({ retention, siteStorage }));

// Where this fails, a text has changed: give it an entry with today's date, and the digest that is then expected.
test.each(logs)("the text of %s is the one that its latest entry speaks of", (name, { digest, entries }) => {
  expect(digest).toBe(digestOf(`${entries[0].date} ${textOf(name)}`));
});

test.each(logs)("the entries of %s begin with the latest, each on a day of its own", (_, { entries }) => {
  const dates = entries.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].toSorted().toReversed());
  for (const date of dates) expect(new Date(date).toISOString()).toContain(date);
});

test("an entry is shown with its day in words", () => {
  const log: ChangeLog = { digest: "", entries: [{ date: "2027-03-01", change: "Coins are gone." }] };
  expect(changeTable("Changes", log).rows).toEqual([["March 1, 2027", "Coins are gone."]]);
});

/** A text with the numbers and tables that it takes from elsewhere, without its imports. */
function textOf(name: string): string {
  const source = readFileSync(new URL(`en/${name}.mdx`, import.meta.url), "utf8");
  return source
    .replace(/^import .*$/gm, "")
    .replace(/\bfacts\.([\w.]+)/g, (_, path: string) => String(factAt(path)))
    .replace(/\bof=\{(\w+)\}/g, (_, table: string) => JSON.stringify(tables.get(table)));
}

function factAt(path: string): unknown {
  return path
    .split(".")
    .reduce((group: unknown, key) => new Map<string, unknown>(Object.entries(Object(group))).get(key), facts);
}

/** Of the words alone: a formatter may move lines. */
function digestOf(text: string): string {
  return createHash("sha256")
    .update(text.replace(/\{" "\}|\s/g, ""))
    .digest("hex")
    .slice(0, 16);
}
