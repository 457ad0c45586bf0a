import { parseArgs } from "node:util";
import { runChaos } from "./chaos.ts";
import { fileFaults } from "./file-faults.ts";
import { makeFileStore } from "./file-store.ts";
import { findBreaches } from "./find-breaches.ts";
import { postgresFaults } from "./postgres-faults.ts";
import { startPostgresStore } from "./postgres-store.ts";
import { printRun } from "./print-run.ts";

const usage =
  "Usage: pnpm --filter @matchfront/server chaos [--minutes 5] [--seed 7] [--visitors 6] [--nodes 3]\n";
const parameters = {
  minutes: { type: "string" },
  seed: { type: "string" },
  visitors: { type: "string" },
  nodes: { type: "string" },
} as const;
const { minutes, seed, visitors, nodes } = parseArgs({ options: parameters }).values;
const seconds = 60 * Number(minutes ?? 5);
const number = Number(seed ?? Date.now() % 100_000);
const atOnce = Number(visitors ?? 6);
const servers = Number(nodes ?? 1);

if ([seconds, number, atOnce, servers].some(Number.isNaN)) {
  process.stderr.write(usage);
  process.exit(2);
}
const on = servers > 1 ? `${servers} servers on PostgreSQL` : "one server on SQLite";
process.stdout.write(`Seed ${number}, ${seconds / 60} minutes, ${atOnce} visitors at a time, ${on}.\n`);
const options = { seconds, seed: number, atOnce };
const run =
  servers > 1
    ? await runChaos(await startPostgresStore(servers), postgresFaults, options)
    : await runChaos(await makeFileStore(), fileFaults, options);
const verdicts = findBreaches(run);
printRun(run, verdicts);
process.exitCode = verdicts.some(({ breaches }) => breaches.length > 0) ? 1 : 0;
