import { writeFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { readArguments } from "@matchfront/tooling/read-arguments";
import { measureFlood } from "./flood/measure-flood.ts";
import { measureForms } from "./forms/measure-forms.ts";
import { measureMessages } from "./messages/measure-messages.ts";
import { measurePages } from "./pages/measure-pages.ts";
import { describeGoals, describePart, describeRun, type Part } from "./report/document.ts";
import { measureServer } from "./server/measure-server.ts";
import { measureStart } from "./start/measure-start.ts";

// Measures the named parts and prints their tables. A run of all parts also writes docs/benchmarks.md.

const all = {
  pages: measurePages,
  forms: measureForms,
  server: measureServer,
  messages: measureMessages,
  flood: measureFlood,
  start: measureStart,
};
const usage = `Usage: npm run bench -- [${Object.keys(all).join("|")} …] [--rounds 7]\n`;
const { values, positionals } = readArguments(usage, {
  options: { rounds: { type: "string", default: "7" } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
if (!(Number.isInteger(rounds) && rounds > 0) || positionals.some((name) => !Object.hasOwn(all, name))) {
  process.stderr.write(usage);
  process.exit(2);
}

const [date, memory] = [new Date().toISOString().slice(0, 10), Math.round(totalmem() / 2 ** 30)];
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GiB, ${type()} ${release()}, Node ${process.version}`;
const run = `on ${date} in ${rounds} rounds on ${machine}, with a load of ${loadavg()[0]?.toFixed(1)} before`;
process.stdout.write(`Running ${run}. Leave the machine alone meanwhile.\n`);
const parts: Part[] = [];
for (const [name, measure] of Object.entries(all)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const part = await measure(rounds);
  process.stdout.write(`\n${describePart(part)}\n`);
  parts.push(part);
}
process.stdout.write(`\n## Goals\n\n${describeGoals(parts)}\n`);
if (parts.length === Object.keys(all).length) {
  writeFileSync(new URL("../../../docs/benchmarks.md", import.meta.url), describeRun(parts, run));
  process.stdout.write("\nWritten: docs/benchmarks.md\n");
}
