import { open } from "node:fs/promises";
import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Node's `recursive` never returns if a folder cannot be created in an existing one, such as `/proc`. */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it.
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export async function ignoreENOENT<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return await work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** Flushes a file or a folder to disk, so that it survives a power loss. */
export async function flush(path: string): Promise<void> {
  await using handle = await open(path);
  await handle.sync();
}
