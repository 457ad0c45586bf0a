import { writeFile } from "node:fs/promises";
import { changedPages, dates, keyOf, updateDates } from "./page-dates.ts";
import { readPublishedPages } from "./pages.ts";

// Gives every page whose text has changed since the last time today's day, and tells which pages must show another.
const pages = await readPublishedPages();
const updated = updateDates(pages, dates, new Date().toISOString().slice(0, 10));
await writeFile(new URL("page-dates.json", import.meta.url), `${JSON.stringify(updated, undefined, 2)}\n`);
for (const { path } of changedPages(pages, updated))
  process.stdout.write(
    `${path} shows ${updated[keyOf(path)]?.day}, but has another text: set its lastUpdated, then again.\n`,
  );
