import { join } from "node:path";
import { installChromium } from "../browser/chromium.ts";
import { removeBuiltSite } from "./build-site.ts";
import { choose } from "./choose.ts";
import { detailOf, hold } from "./hold.ts";
import type { Suite } from "./bugs/mutation.ts";
import { mutations } from "./bugs/bugs.ts";
import { changedFiles, plant } from "./plant.ts";
import { nameOf, runSuite } from "./run-suite.ts";

// Holds the tests against bugs planted on purpose, one after the other; fails where one is missed.
const root = join(import.meta.dirname, "../../../..");
const stopping = new AbortController();
const { signal } = stopping;
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(name, () => stopping.abort(new Error(`Stopped by ${name}.`)));

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = signal.aborted ? 130 : 1;
}

/** @returns whether every bug was found */
async function run(): Promise<boolean> {
  const chosen = choose(mutations, process.argv.slice(2));
  expectUnchanged([...new Set(chosen.map(({ mutation }) => mutation.file))]);
  // Shows at once where a text has changed.
  for (const { mutation } of chosen) plant(mutation, root)();
  process.env.CHROMIUM_PATH = installChromium();
  const suites = chosen.flatMap(({ mutation }) => mutation.suites);
  await expectGreen(new Map(suites.map((suite) => [nameOf(suite), suite])));

  const rows: Record<number, object> = {};
  let found = 0;
  try {
    for (const { number, mutation } of chosen) {
      console.log(`\n${number}. ${mutation.name} …`);
      const started = Date.now();
      const { by, detail } = await hold(mutation, root, signal);
      const seconds = Math.round((Date.now() - started) / 1000);
      if (by !== undefined) found += 1;
      console.log(`${by === undefined ? "MISSED" : "found"} after ${seconds} s: ${detail}`);
      rows[number] = { bug: mutation.name, "found by": by?.slice(0, 140) ?? "nothing", seconds };
    }
  } finally {
    if (suites.some(({ build }) => build)) await removeBuiltSite(root);
  }
  console.table(rows);
  console.log(`${found} of ${chosen.length} bugs are found.`);
  return found === chosen.length;
}

/** A bug is planted in no file that holds somebody's work. */
function expectUnchanged(files: readonly string[]): void {
  const changed = changedFiles(files, root);
  if (changed.length === 0) return;
  throw new Error(`Bugs are planted in these files, so commit or undo your changes: ${changed.join(", ")}`);
}

/** Where the tests are red without a bug, none proves that they find one. */
async function expectGreen(suites: ReadonlyMap<string, Suite>): Promise<void> {
  console.log(`First the ${suites.size} suites without any bug:`);
  for (const [name, suite] of suites) {
    const outcome = await runSuite(suite, root, signal);
    if (outcome.status !== "green")
      throw new Error(`${name} is not green without a bug: ${detailOf(outcome)}`);
    console.log(`green: ${name}`);
  }
}
