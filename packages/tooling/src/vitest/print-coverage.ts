import { globSync, readFileSync, rmSync } from "node:fs";

const summaries = "{apps,packages}/*/reports/coverage/coverage-summary.json";

type Share = { covered: number; total: number; pct: number };

/** Takes away what earlier runs have measured; Turbo brings back what it answers from its cache. */
export function forgetCoverage(): void {
  for (const file of globSync(summaries)) rmSync(file);
}

/**
 * Prints, for each workspace that measures it, the share of branches that its tests take.
 *
 * @example printCoverage(); // "Branches covered: packages/forms 97.1 % (232 of 239)"
 */
export function printCoverage(): void {
  const lines = globSync(summaries)
    .toSorted()
    .map((file) => {
      const { branches }: { branches: Share } = JSON.parse(readFileSync(file, "utf8")).total;
      const workspace = file.split("/").slice(0, 2).join("/");
      return `  ${workspace.padEnd(22)} ${branches.pct} % (${branches.covered} of ${branches.total})`;
    });
  if (lines.length > 0) console.log(["\nBranches covered:", ...lines].join("\n"));
}
