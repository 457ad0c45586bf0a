import { readFile, writeFile } from "node:fs/promises";
import { format } from "node:util";
import type { Results } from "../results/results.ts";
import { drawResults } from "./picture.ts";
import { describeResults } from "./tables.ts";

const document = new URL("../../../../docs/benchmarks.md", import.meta.url);
const picture = new URL("../../../../docs/benchmarks.svg", import.meta.url);
const [begin, end] = ["<!-- figures: npm run bench writes them -->", "<!-- end of the figures -->"];

/**
 * Writes the figures into docs/benchmarks.md, between its two marks, and draws them.
 *
 * @throws {Error} Where the document has lost its marks.
 */
export async function writeReport(results: Results): Promise<void> {
  const text = await readFile(document, "utf8");
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) {
    throw new Error(format("docs/benchmarks.md has no place for figures. Expected %s and %s.", begin, end));
  }
  const figures = describeResults(results);
  await writeFile(document, `${text.slice(0, before)}${begin}\n\n${figures}\n\n${text.slice(after)}`);
  await writeFile(picture, drawResults(results));
}
