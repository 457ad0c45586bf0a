import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { readJUnit, type TestCase } from "../junit/read-junit.ts";
import { buildSite } from "./build-site.ts";
import type { Suite } from "./bugs/mutation.ts";
import { runProgram } from "./run-program.ts";

/** Longer than any suite takes on a busy machine, in milliseconds. */
const limit = 15 * 60_000;

/** A test that failed, and the first error that it met. */
export type Failure = Extract<TestCase, { outcome: "failed" }>;

/** What came of a suite: a command that shows no test is broken, and proves nothing. */
export type Outcome =
  | { readonly status: "green" }
  | { readonly status: "red"; readonly failed: readonly Failure[] }
  | { readonly status: "broken"; readonly reason: string };

/** Where each runner reports what it ran, as every workspace has it set. */
const reports = { vitest: "reports/junit.xml", playwright: "reports/journeys.xml" } as const;

/** The arguments that make a suite's runner run it. */
export function argumentsOf({ runner, files = [], title }: Suite, root: string): string[] {
  const paths = files.map((file) => join(root, file));
  const titled = title === undefined ? [] : [runner === "vitest" ? "--testNamePattern" : "--grep", title];
  return runner === "vitest" ? ["run", ...paths, ...titled] : ["test", ...paths, "--retries=0", ...titled];
}

/** A suite as one line, for people. */
export function nameOf({ workspace, runner, files, title }: Suite): string {
  return [workspace, runner, ...(files ?? []), ...(title === undefined ? [] : [`"${title}"`])].join(" ");
}

/**
 * Runs a suite, after a build where it needs one.
 *
 * @param root the repository's folder
 * @param signal ends it
 */
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
 * What a run means: only a test that fails finds a bug, not a runner that does, nor a file that cannot be loaded.
 *
 * @param code the runner's exit code; null where it was ended
 */
export function outcomeOf(tests: readonly TestCase[], code: number | null, output: string): Outcome {
  const ran = tests.filter(({ file, title, outcome }) => outcome !== "skipped" && title !== file);
  const failed = ran.filter((test) => test.outcome === "failed");
  if (failed.length > 0) return { status: "red", failed };
  if (ran.length > 0 && code === 0) return { status: "green" };
  const what = ran.length === 0 ? "no test ran" : `no test failed, yet it ended with ${code ?? "a signal"}`;
  return { status: "broken", reason: `${what}: ${output.trim().slice(-1500)}` };
}
