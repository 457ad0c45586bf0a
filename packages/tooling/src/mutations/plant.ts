import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mutation } from "./bugs/mutation.ts";

/**
 * A file's text with the bug in it.
 *
 * @throws Error where the text to replace is not there once
 */
export function mutate(text: string, { name, file, find, replace }: Mutation): string {
  const [before = "", ...rest] = text.split(find);
  if (rest.length !== 1)
    throw new Error(
      `"${name}" replaces ${JSON.stringify(find)}, which ${file} holds ${rest.length} times. Expected once.`,
    );
  return [before, ...rest].join(replace);
}

/**
 * Writes a bug into its file.
 *
 * @param root the repository's folder
 * @returns what takes it out again, however often it is called
 */
export function plant(mutation: Mutation, root: string): () => void {
  const path = join(root, mutation.file);
  const text = readFileSync(path, "utf8");
  const planted = mutate(text, mutation);
  writeFileSync(path, planted);
  return () => writeFileSync(path, text);
}

/**
 * The files among these that differ from the last commit: to plant a bug there would mix it with somebody's work.
 *
 * @throws Error where git does not know
 */
export function changedFiles(files: readonly string[], root: string): string[] {
  const git = spawnSync("git", ["diff", "--name-only", "HEAD", "--", ...files], {
    cwd: root,
    encoding: "utf8",
  });
  if (git.status !== 0) throw new Error(`git cannot tell which files have changed: ${git.stderr}`);
  return git.stdout.split("\n").filter(Boolean);
}
