import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import type { Comparison } from "../comparison/comparison.ts";

/** What one part of the bench measured last, and on which machine. */
export interface PartResults {
  readonly machine: string;
  readonly comparisons: readonly Comparison[];
}

/** The results of all parts, by name. */
export type Results = Readonly<Record<string, PartResults>>;

const file = new URL("../../results.json", import.meta.url);

/** The results of the last runs, committed or not. */
export async function readResults(): Promise<Results> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** The results that were committed last; none where there is no git. */
export function readCommittedResults(): Results {
  try {
    const cwd = new URL("../..", import.meta.url);
    return JSON.parse(
      execFileSync("git", ["show", "HEAD:./results.json"], { cwd, encoding: "utf8", stdio: "pipe" }),
    );
  } catch {
    return {};
  }
}

export async function writeResults(results: Results): Promise<void> {
  await writeFile(file, `${JSON.stringify(results, round, 1)}\n`);
}

/** Samples keep four digits: more are noise. */
function round(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(4)) : value;
}
