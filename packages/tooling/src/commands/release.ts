import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publicPackages, readRepositoryUrl, runIn } from "../release/public-packages.ts";
import { readArguments } from "./read-arguments.ts";

// Releases the packages that have changesets or a version that is not published yet.
// With --dry-run, prints the release of the last commit instead.

const options = { "dry-run": { type: "boolean" } } as const;
const { values } = readArguments("Usage: npm run release -- [--dry-run]\n", { options });
const root = process.cwd();

try {
  const blockers = findBlockers();
  if (values["dry-run"]) {
    dryRun();
    for (const blocker of blockers) console.log(`A release would fail: ${blocker}`);
  } else {
    if (blockers.length > 0) throw new Error(`Nothing was released. ${blockers.join("\n")}`);
    release();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function release(): void {
  try {
    prepare(root);
    run(root, "pnpm", "run", "test");
    if (runIn(root, "git", "status", "--porcelain") !== "") {
      run(root, "git", "commit", "--quiet", "--message", "Release packages");
    }
  } catch (error) {
    // The tree was clean before, so this removes only the new versions and changelogs.
    runIn(root, "git", "add", "--all");
    runIn(root, "git", "reset", "--hard");
    throw error;
  }
  run(root, "changeset", "publish");
  console.log("Published. Now: git push --follow-tags");
}

/** Prepares the release of the last commit in a temporary checkout. */
function dryRun(): void {
  const parent = mkdtempSync(join(tmpdir(), "matchfront-release-"));
  const checkout = join(parent, "checkout");
  try {
    run(root, "git", "worktree", "add", "--quiet", "--detach", checkout, "HEAD");
    run(checkout, "pnpm", "install", "--frozen-lockfile", "--prefer-offline", "--ignore-scripts");
    prepare(checkout);
  } finally {
    rmSync(parent, { recursive: true, force: true });
    runIn(root, "git", "worktree", "prune");
  }
}

/** Stages the next versions and changelogs, and prints them with the files of each tarball. Publishes nothing. */
function prepare(checkout: string): void {
  if (globSync(".changeset/*.md", { cwd: checkout }).length > 0) {
    run(checkout, "changeset", "version");
    run(checkout, "git", "add", "--all");
    run(checkout, "git", "--no-pager", "diff", "--cached", "--", "*CHANGELOG.md", "*package.json");
  }
  for (const { directory } of publicPackages(checkout)) {
    run(join(checkout, directory), "pnpm", "run", "build");
    run(join(checkout, directory), "pnpm", "pack", "--dry-run");
  }
}

/** Runs a program, which prints its own output. */
function run(folder: string, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`The release stopped: ${command} ${args.join(" ")} failed.`);
}

/** Returns the reasons why this checkout cannot be released, each with its remedy. */
function findBlockers(): string[] {
  const url = readRepositoryUrl(root);
  return [
    // Real hosts never end in `.example` (RFC 2606).
    new URL(url).hostname.endsWith(".example") &&
      `The packages' repository is the placeholder ${url}. Replace it in the package.json of the root and of each package.`,
    runIn(root, "git", "status", "--porcelain") !== "" &&
      "The working tree has changes. Commit or stash them.",
  ].filter((blocker) => blocker !== false);
}
