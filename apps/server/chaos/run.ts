import { parseArgs } from "node:util";
import { runChaos } from "./chaos.ts";
import { findBreaches } from "./find-breaches.ts";
import { printRun } from "./print-run.ts";

const usage = "Usage: pnpm --filter @matchfront/server chaos [--minutes 5] [--seed 7] [--visitors 6]\n";
const options = {
  minutes: { type: "string" },
  seed: { type: "string" },
  visitors: { type: "string" },
} as const;
const { minutes, seed, visitors } = parseArgs({ options }).values;
const seconds = 60 * Number(minutes ?? 5);
const number = Number(seed ?? Date.now() % 100_000);
const atOnce = Number(visitors ?? 6);

if ([seconds, number, atOnce].some(Number.isNaN)) {
  process.stderr.write(usage);
  process.exit(2);
}
process.stdout.write(`Seed ${number}, ${seconds / 60} minutes, ${atOnce} visitors at a time.\n`);
const run = await runChaos({ seconds, seed: number, atOnce });
const verdicts = findBreaches(run);
process.stdout.write(`${printRun(run, verdicts)}\n`);
process.exitCode = verdicts.some(({ breaches }) => breaches.length > 0) ? 1 : 0;
