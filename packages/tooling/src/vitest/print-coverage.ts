import { globSync, readFileSync, rmSync } from "node:fs";

const summaries = "{apps,packages}/*/reports/coverage/coverage-summary.json";

type Share = { covered: number; total: number; pct: number };

/** Removes the summaries of earlier runs; Turbo restores those of cached tasks. */
export function removeCoverage(): void {
  for (const file of globSync(summaries)) rmSync(file);
}

/** Prints the branch coverage of each workspace that measures it. */
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
