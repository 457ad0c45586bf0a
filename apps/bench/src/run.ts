import { parseArgs } from "node:util";
import type { Comparison } from "./comparison/comparison.ts";
import { describeMachine } from "./results/machine.ts";
import { findSlower } from "./report/slower.ts";
import { writeReport } from "./report/write-report.ts";
import { readCommittedResults, readResults, writeResults } from "./results/results.ts";

// Measures what was asked for, and writes docs/benchmarks.md anew. Leave the machine alone meanwhile.

/** The parts of the bench, each of which is loaded only where it is asked for. */
const parts: Readonly<Record<string, (rounds: number) => Promise<readonly Comparison[]>>> = {
  pages: async (rounds) => (await import("./pages/measure-pages.ts")).measurePages(rounds),
  forms: async (rounds) => (await import("./forms/measure-forms.ts")).measureForms(rounds),
  script: async () => (await import("./script/measure-script.ts")).measureScript(),
  server: async (rounds) => (await import("./server/measure-server.ts")).measureServer(rounds),
  messages: async (rounds) => (await import("./messages/measure-messages.ts")).measureMessages(rounds),
  start: async (rounds) => (await import("./start/measure-start.ts")).measureStart(rounds),
};

const { values, positionals } = parseArgs({
  options: { rounds: { type: "string", default: "9" } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (!Number.isInteger(rounds) || rounds < 1 || unknown.length > 0) {
  process.stderr.write(`Usage: npm run bench -- [${Object.keys(parts).join("|")} …] [--rounds 9]\n`);
  process.exit(2);
}

for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const machine = await describeMachine();
  process.stdout.write(`Measuring ${name} on ${machine} …\n`);
  const comparisons = await measure(rounds);
  await writeResults({ ...(await readResults()), [name]: { machine, comparisons } });
}
const results = await readResults();
await writeReport(results);
const slower = findSlower(readCommittedResults(), results);
process.stdout.write(
  slower.length > 0
    ? `Slower than the committed figures:\n  ${slower.join("\n  ")}\n`
    : "Nothing is slower than the committed figures.\n",
);
process.stdout.write("Written: docs/benchmarks.md, docs/benchmarks.svg, apps/bench/results.json\n");
