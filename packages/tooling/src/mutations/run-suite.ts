import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { readJUnit, type TestCase } from "../junit/read-junit.ts";
import { buildSite } from "./build-site.ts";
import type { Suite } from "./bugs/mutation.ts";
import { runProgram } from "./run-program.ts";

/** The time limit of a suite in milliseconds, generous for a machine under load. */
const limit = 15 * 60_000;

/** A failed test, with its first error. */
export type Failure = Extract<TestCase, { outcome: "failed" }>;

/** The outcome of a suite; a run without test results is broken, and proves nothing. */
export type Outcome =
  | { readonly status: "green" }
  | { readonly status: "red"; readonly failed: readonly Failure[] }
  | { readonly status: "broken"; readonly reason: string };

/** The report of each runner, as configured in every workspace. */
const reports = { vitest: "reports/junit.xml", playwright: "reports/journeys.xml" } as const;

/** The arguments of the suite's runner. */
export function argumentsOf({ runner, files = [], title, long }: Suite, root: string): string[] {
  const paths = files.map((file) => join(root, file));
  const titled = title === undefined ? [] : [runner === "vitest" ? "--testNamePattern" : "--grep", title];
  const mode = long ? ["--mode", "long"] : [];
  return runner === "vitest"
    ? ["run", ...mode, ...paths, ...titled]
    : ["test", ...paths, "--retries=0", ...titled];
}

/** A one-line description of a suite. */
export function nameOf({ workspace, runner, files, title }: Suite): string {
  return [workspace, runner, ...(files ?? []), ...(title === undefined ? [] : [`"${title}"`])].join(" ");
}

/** Runs a suite, after a build if it needs one. */
export async function runSuite(suite: Suite, root: string, signal: AbortSignal): Promise<Outcome> {
  const { workspace, runner, build } = suite;
  const failure = build && (await buildSite(root, signal));
  if (failure) return { status: "broken", reason: failure };
  const cwd = join(root, workspace);
  const report = join(cwd, reports[runner]);
  await rm(report, { force: true });
  const command = join(cwd, "node_modules/.bin", runner);
  const { output, code } = await runProgram({ command, args: argumentsOf(suite, root), cwd, signal, limit });
  const xml = await readFile(report, "utf8").catch(() => undefined);
  return outcomeOf(xml === undefined ? [] : readJUnit(xml), code, output);
}

/**
 * The outcome of a run: only a failing test kills a mutation, not a failing runner or a file that cannot be loaded.
 *
 * @param code the runner's exit code; null if it was terminated
 */
export function outcomeOf(tests: readonly TestCase[], code: number | null, output: string): Outcome {
  const ran = tests.filter(({ file, title, outcome }) => outcome !== "skipped" && title !== file);
  const failed = ran.filter((test) => test.outcome === "failed");
  if (failed.length > 0) return { status: "red", failed };
  if (ran.length > 0 && code === 0) return { status: "green" };
  const what = ran.length === 0 ? "no test ran" : `no test failed, yet it ended with ${code ?? "a signal"}`;
  return { status: "broken", reason: `${what}: ${output.trim().slice(-1500)}` };
}
