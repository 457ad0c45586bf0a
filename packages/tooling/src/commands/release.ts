import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { publicPackages, readRepositoryUrl, repositoryFields, runIn } from "../release/public-packages.ts";

// Releases the packages that have changesets. With --dry-run it only prints what it would publish.

const { values } = parseArgs({
  options: { "dry-run": { type: "boolean" }, repository: { type: "string" } },
});
const root = process.cwd();

try {
  if (values.repository !== undefined) {
    setRepository(values.repository);
    console.log(`The manifests now name the repository ${values.repository}. Commit them.`);
  } else if (values["dry-run"]) {
    console.log(describeRelease(dryRunRelease()));
    for (const blocker of findBlockers()) console.log(`A release would fail: ${blocker}`);
  } else {
    release();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function release(): void {
  const blockers = findBlockers();
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

/** Writes the repository's URL into the manifests of the root and of every public package. */
function setRepository(url: string): void {
  if (!/^https:\/\/[\w.-]+\/[\w./-]+\w$/.test(url) || url.endsWith(".git"))
    throw new Error(`--repository: expected one such as https://github.com/acme/website, got "${url}".`);
  writeFields(".", { repository: { type: "git", url: `git+${url}.git` } });
  for (const { directory } of publicPackages(root)) writeFields(directory, repositoryFields(url, directory));
}

function writeFields(folder: string, fields: object): void {
  const file = join(root, folder, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...fields }, undefined, 2)}\n`);
}

/** Returns the reasons why this checkout cannot be released, each with its remedy. */
function findBlockers(): string[] {
  const url = readRepositoryUrl(root);
  return [
    // Real hosts never end in `.example` (RFC 2606).
    new URL(url).hostname.endsWith(".example") &&
      `The packages' repository is the placeholder ${url}. Run: npm run release -- --repository=https://github.com/<owner>/<name>`,
    runIn(root, "git", "status", "--porcelain") !== "" &&
      "The working tree has changes. Commit or stash them.",
    globSync(".changeset/*.md", { cwd: root }).length === 0 &&
      "There is no changeset, so nothing to release. Run: npx pnpm changeset. If an earlier release was committed but not published in full, run: npx pnpm changeset publish",
  ].filter((blocker) => blocker !== false);
}

type PackedPackage = {
  name: string;
  from: string;
  to: string;
  /** The changelog's new section. */
  changes: string;
  /** The size of the tarball, in bytes. */
  size: number;
  files: readonly { path: string; size: number }[];
};

/**
 * Writes the next versions and changelogs from the changesets, then builds and packs each package whose version changed.
 * Changes the checkout, but publishes nothing.
 *
 * @throws Error with the output of the step that failed
 */
function prepareRelease(checkout: string): PackedPackage[] {
  const run = (command: string, ...args: string[]) => runIn(checkout, command, ...args);
  const before = new Map(publicPackages(checkout).map(({ manifest }) => [manifest.name, manifest.version]));
  run("changeset", "version");
  const released = publicPackages(checkout).filter(
    ({ manifest }) => manifest.version !== before.get(manifest.name),
  );
  // Without a filter, pnpm runs the root's script.
  if (released.length > 0)
    run("pnpm", ...released.map(({ manifest }) => `--filter=${manifest.name}`), "run", "build");
  const tarballs = mkdtempSync(join(tmpdir(), "matchfront-tarballs-"));
  try {
    return released.map(({ directory, manifest: { name, version } }) => {
      const folder = join(checkout, directory);
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

function newestChanges(folder: string): string {
  const file = join(folder, "CHANGELOG.md");
  const [, newest = ""] = existsSync(file) ? readFileSync(file, "utf8").split(/^## /m) : [];
  return newest.split("\n").slice(1).join("\n").trim();
}

/** Prepares the release of the last commit in a temporary checkout. */
function dryRunRelease(): PackedPackage[] {
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

/** Formats packages as text: versions, changes, and the tarball's files. */
function describeRelease(packages: readonly PackedPackage[]): string {
  if (packages.length === 0) return "No package would be published.\n";
  const descriptions = packages.map(({ name, from, to, changes, size, files }) => {
    const unpacked = files.reduce((sum, file) => sum + file.size, 0);
    const rows = files.map((file) => `${kilobytes(file.size).padStart(11)}  ${file.path}`);
    const sizes = `${files.length} files, ${kilobytes(size)} packed, ${kilobytes(unpacked)} unpacked:`;
    return `${name} ${from} → ${to}\n\n${changes}\n\n${sizes}\n${rows.join("\n")}\n`;
  });
  return descriptions.join("\n");
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
