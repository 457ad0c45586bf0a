import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publicPackages } from "./public-packages.ts";

export type PackedPackage = {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** The changelog's new section. */
  readonly changes: string;
  /** The size of the tarball, in bytes. */
  readonly size: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
};

/**
 * Writes the next versions and changelogs from the changesets, then builds and packs each package whose version changed.
 * Changes the checkout, but publishes nothing.
 *
 * @throws Error with the output of the step that failed
 */
export function prepareRelease(root: string): PackedPackage[] {
  const run = (command: string, ...args: string[]) => runIn(root, command, ...args);
  const before = new Map(publicPackages(root).map(({ manifest }) => [manifest.name, manifest.version]));
  run("changeset", "version");
  const released = publicPackages(root).filter(
    ({ manifest }) => manifest.version !== before.get(manifest.name),
  );
  // Without a filter, pnpm runs the root's script.
  if (released.length > 0)
    run("pnpm", ...released.map(({ manifest }) => `--filter=${manifest.name}`), "run", "build");
  const tarballs = mkdtempSync(join(tmpdir(), "matchfront-tarballs-"));
  try {
    return released.map(({ directory, manifest: { name, version } }) => {
      const folder = join(root, directory);
      const { filename } = JSON.parse(
        runIn(folder, "pnpm", "pack", "--json", "--pack-destination", tarballs),
      );
      const [{ size, files }] = JSON.parse(run("npm", "pack", filename, "--dry-run", "--json"));
      return { name, from: before.get(name) ?? "", to: version, changes: newestChanges(folder), size, files };
    });
  } finally {
    rmSync(tarballs, { recursive: true });
  }
}

/** Prepares the release of the last commit in a temporary checkout. */
export function dryRunRelease(root: string): PackedPackage[] {
  const parent = mkdtempSync(join(tmpdir(), "matchfront-release-"));
  const checkout = join(parent, "checkout");
  try {
    runIn(root, "git", "worktree", "add", "--detach", checkout, "HEAD");
    runIn(checkout, "pnpm", "install", "--frozen-lockfile", "--prefer-offline", "--ignore-scripts");
    return prepareRelease(checkout);
  } finally {
    rmSync(parent, { recursive: true, force: true });
    runIn(root, "git", "worktree", "prune");
  }
}

export function runIn(folder: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`.trim());
  return stdout;
}

function newestChanges(folder: string): string {
  const file = join(folder, "CHANGELOG.md");
  const [, newest = ""] = existsSync(file) ? readFileSync(file, "utf8").split(/^## /m) : [];
  return newest.split("\n").slice(1).join("\n").trim();
}
