import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const output = "apps/storybook/dist";

/**
 * The folder of a built Storybook. That of a revision is kept, and built once.
 *
 * @param source - a folder with a built Storybook or a Git revision; without it, the files as they are now
 * @throws where the revision is unknown or does not build, with what Git or the build printed
 */
export function builtStorybook(source?: string): string {
  if (source && existsSync(join(source, "index.json"))) return resolve(source);
  if (!source) {
    build(root);
    return join(root, output);
  }
  const commit = runIn(root, "git", "rev-parse", "--verify", `${source}^{commit}`).trim();
  const kept = join(root, "node_modules/.cache/storybook", commit);
  if (!existsSync(kept)) buildRevision(commit, kept);
  return kept;
}

/** Builds the Storybook of a commit in a checkout of its own, which is removed again. */
function buildRevision(commit: string, kept: string): void {
  const parent = mkdtempSync(join(tmpdir(), "matchfront-storybook-"));
  const checkout = join(parent, "checkout");
  try {
    runIn(root, "git", "worktree", "add", "--detach", checkout, commit);
    runIn(checkout, "pnpm", "install", "--frozen-lockfile", "--prefer-offline");
    build(checkout);
    // In two steps: half a copy must not be taken for a whole one later.
    const copy = `${kept}.part`;
    rmSync(copy, { recursive: true, force: true });
    cpSync(join(checkout, output), copy, { recursive: true });
    renameSync(copy, kept);
  } finally {
    rmSync(parent, { recursive: true, force: true });
    runIn(root, "git", "worktree", "prune");
  }
}

const build = (checkout: string) =>
  runIn(
    checkout,
    join(checkout, "node_modules/.bin/turbo"),
    "run",
    "build",
    "--filter=@matchfront/storybook",
  );

/** Runs a program quietly, and returns what it prints. */
function runIn(folder: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`.trim());
  return stdout;
}
