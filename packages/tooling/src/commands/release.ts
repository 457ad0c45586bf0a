import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { describeRelease } from "../release/describe-release.ts";
import { prepareRelease, dryRunRelease, runIn } from "../release/prepare-release.ts";
import { findReleaseBlockers } from "../release/find-release-blockers.ts";
import { setRepository } from "../release/repository.ts";

const { values } = parseArgs({
  options: { "dry-run": { type: "boolean" }, repository: { type: "string" } },
});
const root = process.cwd();

try {
  if (values.repository !== undefined) {
    setRepository(root, values.repository);
    console.log(`The manifests now name the repository ${values.repository}. Commit them.`);
  } else if (values["dry-run"]) {
    console.log(describeRelease(dryRunRelease(root)));
    for (const blocker of findReleaseBlockers(root)) console.log(`A release would fail: ${blocker}`);
  } else {
    release();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function release(): void {
  const blockers = findReleaseBlockers(root);
  if (blockers.length > 0) throw new Error(`Nothing was released. ${blockers.join("\n")}`);
  try {
    console.log(describeRelease(prepareRelease(root)));
    runVisibly("pnpm", "run", "test");
    runIn(root, "git", "add", "--all");
    runIn(root, "git", "commit", "--message", "Release packages");
  } catch (error) {
    // The tree was clean before, so this removes only the new versions and changelogs.
    runIn(root, "git", "reset", "--hard");
    runIn(root, "git", "clean", "--force", "-d");
    throw error;
  }
  runVisibly("changeset", "publish");
  console.log("Published. Now: git push --follow-tags");
}

function runVisibly(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`The release stopped: ${command} ${args.join(" ")} failed.`);
}
