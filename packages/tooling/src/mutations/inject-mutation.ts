import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mutation } from "./bugs/mutation.ts";

/**
 * A file's text with the mutation applied.
 *
 * @throws Error unless the text to replace occurs exactly once
 */
export function applyMutation(text: string, { name, file, find, replace }: Mutation): string {
  const [before = "", ...rest] = text.split(find);
  if (rest.length !== 1)
    throw new Error(
      `"${name}" replaces ${JSON.stringify(find)}, which occurs ${rest.length} times in ${file}. Expected once.`,
    );
  return [before, ...rest].join(replace);
}

/** Applies a mutation to its file. The returned function restores the file, and may be called repeatedly. */
export function injectMutation(mutation: Mutation, root: string): () => void {
  const path = join(root, mutation.file);
  const text = readFileSync(path, "utf8");
  const mutated = applyMutation(text, mutation);
  writeFileSync(path, mutated);
  return () => writeFileSync(path, text);
}

/**
 * The files that differ from the last commit: a mutation there would mix with uncommitted work.
 *
 * @throws Error outside of a git repository
 */
export function changedFiles(files: readonly string[], root: string): string[] {
  const git = spawnSync("git", ["diff", "--name-only", "HEAD", "--", ...files], {
    cwd: root,
    encoding: "utf8",
  });
  if (git.status !== 0) throw new Error(`git cannot tell which files have changed: ${git.stderr}`);
  return git.stdout.split("\n").filter(Boolean);
}
