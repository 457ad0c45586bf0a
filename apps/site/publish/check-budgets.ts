import { messageForms } from "@matchfront/forms";
import { variantPath } from "../app/shell/paths.ts";
import { measurePage, type PageCost } from "./measure-page.ts";
import { readPublishedPages } from "./published-pages.ts";

// Prints what each page's first view costs, in bytes as they travel, and fails where one costs too much.
const kilobyte = 1000;
const common = {
  html: 20 * kilobyte,
  css: 15 * kilobyte,
  fonts: 40 * kilobyte,
  pictures: 60 * kilobyte,
  requests: 16,
};
/** Script by the page's path; every other page has none. What React needs comes later, and is not of the first view. */
const script: Record<string, number> = {
  "/": 12 * kilobyte,
  [variantPath]: 12 * kilobyte,
  "/advertise": 12 * kilobyte,
  "/ambassadors": 12 * kilobyte,
  "/faq": 2 * kilobyte,
  "/safety": 2 * kilobyte,
  ...Object.fromEntries(messageForms.map(({ page }) => [page, 12 * kilobyte])),
};

const rows: Record<string, PageCost> = {};
const faults: string[] = [];
for (const { path, html } of await readPublishedPages()) {
  const cost = measurePage(html);
  rows[path] = cost;
  const budget: Record<string, number> = { ...common, script: script[path] ?? 0 };
  for (const [kind, spent] of Object.entries(cost)) {
    const most = budget[kind] ?? 0;
    if (spent > most) faults.push(`${path} spends ${spent} on ${kind}. Expected at most ${most}.`);
  }
}
console.table(rows);
if (faults.length > 0) {
  process.stderr.write(`${faults.join("\n")}\n`);
  process.exitCode = 1;
}
