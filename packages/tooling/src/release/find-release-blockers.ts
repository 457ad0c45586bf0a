import { globSync } from "node:fs";
import { runIn } from "./prepare-release.ts";
import { isPlaceholder, readRepositoryUrl } from "./repository.ts";

/** Returns the reasons why this checkout cannot be released, each with its remedy. */
export function findReleaseBlockers(root: string): string[] {
  const url = readRepositoryUrl(root);
  return [
    isPlaceholder(url) &&
      `The packages' repository is the placeholder ${url}. Run: npm run release -- --repository=https://github.com/<owner>/<name>`,
    runIn(root, "git", "status", "--porcelain") !== "" &&
      "The working tree has changes. Commit or stash them.",
    globSync(".changeset/*.md", { cwd: root }).length === 0 &&
      "There is no changeset, so nothing to release. Run: npx pnpm changeset. If an earlier release was committed but not published in full, run: npx pnpm changeset publish",
  ].filter((blocker) => blocker !== false);
}
