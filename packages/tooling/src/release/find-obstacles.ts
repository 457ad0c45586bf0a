import { globSync } from "node:fs";
import { runIn } from "./prepare-release.ts";
import { isPlaceholder, repositoryOf } from "./repository.ts";

/** Why a release of this checkout would be refused before it begins: a sentence each, with the way out. */
export function findObstacles(root: string): string[] {
  const address = repositoryOf(root);
  return [
    isPlaceholder(address) &&
      `The packages' repository is the placeholder ${address}. Run: npm run release -- --repository=https://github.com/<owner>/<name>`,
    runIn(root, "git", "status", "--porcelain") !== "" &&
      "The working tree has changes. Commit or stash them.",
    globSync(".changeset/*.md", { cwd: root }).length === 0 &&
      "There is no changeset, so nothing to release. Run: npx pnpm changeset. If an earlier release was committed but not published in full, run: npx pnpm changeset publish",
  ].filter((obstacle) => obstacle !== false);
}
