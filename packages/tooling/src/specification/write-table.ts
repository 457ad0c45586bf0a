import { readFileSync, writeFileSync } from "node:fs";
import { readTestResults } from "../junit/read-test-results.ts";
import { boundParts } from "./bindings/bound-parts.ts";
import { findFaults } from "./find-faults.ts";
import { readSentences } from "./read-sentences.ts";
import { specificationTable } from "./specification-table.ts";

// Writes the table of the specification's sentences and their tests; with --check, verifies that it is up to date.
const path = "docs/specification-tests.md";
const sentences = readSentences(readFileSync("docs/specification.md", "utf8"));
const specification = { sentences, parts: boundParts };
const table = specificationTable(specification);
const faults = findFaults(specification, readTestResults("."));

if (!process.argv.includes("--check")) writeFileSync(path, table);
else if (readFileSync(path, "utf8") !== table) faults.push(`${path} is out of date: npm run spec:table`);

if (faults.length > 0) {
  console.error("Run every suite first, with npm test.");
  console.error(faults.join("\n"));
  process.exit(1);
}
console.log(`${sentences.length} sentences of the specification are tested, or are remarks about it.`);
