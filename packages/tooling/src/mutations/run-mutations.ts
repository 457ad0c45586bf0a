import { join } from "node:path";
import { installChromium } from "../browser/chromium.ts";
import { removeBuiltSite } from "./build-site.ts";
import { selectMutations } from "./select-mutations.ts";
import { detailOf, verifyMutation } from "./verify-mutation.ts";
import type { Suite } from "./bugs/mutation.ts";
import { mutations } from "./bugs/bugs.ts";
import { changedFiles, injectMutation } from "./inject-mutation.ts";
import { nameOf, runSuite } from "./run-suite.ts";

// Mutation testing with a fixed list of bugs: injects one after the other, and fails if one survives.
const root = join(import.meta.dirname, "../../../..");
const interrupted = new AbortController();
const { signal } = interrupted;
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(name, () => interrupted.abort(new Error(`Stopped by ${name}.`)));

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = signal.aborted ? 130 : 1;
}

/** @returns whether every mutation was killed */
async function run(): Promise<boolean> {
  const selected = selectMutations(mutations, process.argv.slice(2));
  expectUnchanged([...new Set(selected.map(({ mutation }) => mutation.file))]);
  // Fails early if a text to replace has changed.
  for (const { mutation } of selected) injectMutation(mutation, root)();
  process.env.CHROMIUM_PATH = installChromium();
  const suites = selected.flatMap(({ mutation }) => mutation.suites);
  await expectGreen(new Map(suites.map((suite) => [nameOf(suite), suite])));

  const rows: Record<number, object> = {};
  let killed = 0;
  try {
    for (const { number, mutation } of selected) {
      console.log(`\n${number}. ${mutation.name} …`);
      const started = Date.now();
      const { killedBy, detail } = await verifyMutation(mutation, root, signal);
      const seconds = Math.round((Date.now() - started) / 1000);
      if (killedBy !== undefined) killed += 1;
      console.log(`${killedBy === undefined ? "SURVIVED" : "killed"} after ${seconds} s: ${detail}`);
      rows[number] = { mutation: mutation.name, "killed by": killedBy?.slice(0, 140) ?? "nothing", seconds };
    }
  } finally {
    if (suites.some(({ build }) => build)) await removeBuiltSite(root);
  }
  console.table(rows);
  console.log(`${killed} of ${selected.length} mutations were killed.`);
  return killed === selected.length;
}

/** Never mutates a file with uncommitted work. */
function expectUnchanged(files: readonly string[]): void {
  const changed = changedFiles(files, root);
  if (changed.length === 0) return;
  throw new Error(
    `Commit or undo your changes in these files, which are to be mutated: ${changed.join(", ")}`,
  );
}

/** If the suites fail without a mutation, their failures prove nothing. */
async function expectGreen(suites: ReadonlyMap<string, Suite>): Promise<void> {
  console.log(`First the ${suites.size} suites without a mutation:`);
  for (const [name, suite] of suites) {
    const outcome = await runSuite(suite, root, signal);
    if (outcome.status !== "green")
      throw new Error(`${name} is not green without a mutation: ${detailOf(outcome)}`);
    console.log(`green: ${name}`);
  }
}
