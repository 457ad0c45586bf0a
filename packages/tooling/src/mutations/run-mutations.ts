import { rm } from "node:fs/promises";
import { join } from "node:path";
import { installChromium } from "../browser/chromium.ts";
import { choose } from "./choose.ts";
import type { Mutation, Suite } from "./mutation.ts";
import { mutations } from "./mutations.ts";
import { changedFiles, plant } from "./plant.ts";
import { runProgram } from "./run-program.ts";
import { nameOf, runSuite, type Outcome } from "./run-suite.ts";

// Holds the tests against bugs planted on purpose, one after the other; fails where one is missed.
const root = join(import.meta.dirname, "../../../..");
const stopping = new AbortController();
const { signal } = stopping;
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(name, () => stopping.abort(new Error(`Stopped by ${name}.`)));

/** Whether the built site may carry a bug that its sources carry no more. */
let isBuildPlanted = false;

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = signal.aborted ? 130 : 1;
} finally {
  if (isBuildPlanted) await rm(join(root, "apps/site/dist"), { recursive: true, force: true });
}

/** @returns whether every bug was found */
async function run(): Promise<boolean> {
  const chosen = choose(mutations, process.argv.slice(2));
  const changed = changedFiles([...new Set(chosen.map(({ mutation }) => mutation.file))], root);
  if (changed.length > 0)
    throw new Error(
      `Commit or undo your changes of these first, for bugs are planted there: ${changed.join(", ")}`,
    );
  process.env.CHROMIUM_PATH = installChromium();
  await buildSite();
  const suites = new Map(
    chosen.flatMap(({ mutation }) => mutation.suites.map((suite) => [nameOf(suite), suite])),
  );
  await expectGreen(suites);

  const rows: Record<number, Row> = {};
  for (const { number, mutation } of chosen) {
    console.log(`\n${number}. ${mutation.name} …`);
    const started = Date.now();
    const finding = await hold(mutation);
    rows[number] = { bug: mutation.name, ...finding, seconds: Math.round((Date.now() - started) / 1000) };
    if (finding.missed) console.log(`MISSED: ${finding.missed}`);
  }
  if (isBuildPlanted) {
    await buildSite();
    isBuildPlanted = false;
  }
  console.table(rows, ["bug", "found by", "seconds"]);
  const missed = Object.values(rows).filter((row) => row.missed);
  console.log(`${chosen.length - missed.length} of ${chosen.length} bugs are found.`);
  return missed.length === 0;
}

type Finding = { readonly "found by": string; readonly missed: string };
type Row = Finding & { readonly bug: string; readonly seconds: number };

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

/** Plants a bug, runs its suites until one finds it, and takes it out again. */
async function hold(mutation: Mutation): Promise<Finding> {
  const takeOut = plant(mutation, root);
  process.once("exit", takeOut);
  try {
    const details: string[] = [];
    for (const suite of mutation.suites) {
      if (suite.build) {
        isBuildPlanted = true;
        await buildSite();
      }
      const outcome = await runSuite(suite, root, signal);
      if (outcome.status === "red") {
        console.log(`found: ${detailOf(outcome)}`);
        return { "found by": outcome.failed[0]?.title ?? "", missed: "" };
      }
      details.push(`${nameOf(suite)}: ${detailOf(outcome)}`);
    }
    return { "found by": "", missed: details.join("\n") };
  } finally {
    takeOut();
    process.off("exit", takeOut);
  }
}

function detailOf(outcome: Outcome): string {
  if (outcome.status === "red")
    return outcome.failed
      .slice(0, 3)
      .map(({ title, reason }) => `${title} (${reason})`)
      .join(", ");
  return outcome.status === "broken" ? `broken, for ${outcome.reason}` : "green";
}

/** Builds the site, and what its server is made of, with no file of an earlier build in it. */
async function buildSite(): Promise<void> {
  if (isBuildPlanted) await rm(join(root, "apps/site/dist"), { recursive: true, force: true });
  const args = ["run", "build", "--filter=@matchfront/site", "--filter=@matchfront/server^..."];
  const { code, output } = await runProgram({
    command: "turbo",
    args,
    cwd: root,
    signal,
    limit: 15 * 60_000,
  });
  if (code !== 0) throw new Error(`The build failed: ${output.slice(-3000)}`);
}
