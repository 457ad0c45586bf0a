import { parseArgs } from "node:util";
import { runChaos } from "./chaos.ts";
import { fileFaults, makeFileStore } from "./file-faults.ts";
import { findBreaches } from "./find-breaches.ts";
import { postgresFaults, startPostgresStore } from "./postgres-faults.ts";
import { printRun } from "./print-run.ts";

const usage =
  "Usage: pnpm --filter @matchfront/server chaos [--minutes 5] [--seed 7] [--visitors 6] [--nodes 3]\n";
const options = {
  minutes: { type: "string", default: "5" },
  seed: { type: "string", default: String(Date.now() % 100_000) },
  visitors: { type: "string", default: "6" },
  nodes: { type: "string", default: "1" },
} as const;
const { values } = parseArgs({ options });
const seconds = 60 * Number(values.minutes);
const [seed, atOnce, servers] = [Number(values.seed), Number(values.visitors), Number(values.nodes)];

if ([seconds, seed, atOnce, servers].some(Number.isNaN)) {
  process.stderr.write(usage);
  process.exit(2);
}
const on = servers > 1 ? `${servers} servers on PostgreSQL` : "one server on SQLite";
process.stdout.write(`Seed ${seed}, ${seconds / 60} minutes, ${atOnce} visitors at a time, ${on}.\n`);
const load = { seconds, seed, atOnce };
const run =
  servers > 1
    ? await runChaos(await startPostgresStore(servers), postgresFaults, load)
    : await runChaos(await makeFileStore(), fileFaults, load);
const verdicts = findBreaches(run);
printRun(run, verdicts);
process.exitCode = verdicts.some(({ breaches }) => breaches.length > 0) ? 1 : 0;
