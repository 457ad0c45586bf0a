import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { describeRelease } from "../release/describe-release.ts";
import { prepareRelease, rehearseRelease, runIn } from "../release/prepare-release.ts";
import { findObstacles } from "../release/find-obstacles.ts";
import { setRepository } from "../release/repository.ts";

const { values } = parseArgs({
  options: { "dry-run": { type: "boolean" }, repository: { type: "string" } },
});
const root = process.cwd();

try {
  if (values.repository !== undefined) {
    setRepository(root, values.repository);
    console.log(`The packages now say that they come from ${values.repository}. Commit it.`);
  } else if (values["dry-run"]) {
    console.log(describeRelease(rehearseRelease(root)));
    for (const obstacle of findObstacles(root)) console.log(`A release would be refused: ${obstacle}`);
  } else {
    release();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function release(): void {
  const obstacles = findObstacles(root);
  if (obstacles.length > 0) throw new Error(`Nothing was released. ${obstacles.join("\n")}`);
  try {
    console.log(describeRelease(prepareRelease(root)));
    show("pnpm", "run", "test");
    runIn(root, "git", "add", "--all");
    runIn(root, "git", "commit", "--message", "Release packages");
  } catch (error) {
    // The tree was clean, so all that is in it now is the versions' and change logs' doing.
    runIn(root, "git", "reset", "--hard");
    runIn(root, "git", "clean", "--force", "-d");
    throw error;
  }
  show("changeset", "publish");
  console.log("Published. Now: git push --follow-tags");
}

function show(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`The release ends here: ${command} ${args.join(" ")} failed.`);
}
