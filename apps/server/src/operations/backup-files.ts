import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { chown, readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { ignoreENOENT } from "../storage/files.ts";
import { create, object, string } from "superstruct";

/** Returns the path of a file's checksum, which has the format of `sha256sum --check`. */
export function checksumFile(file: string): string {
  return `${file}.sha256`;
}

export async function writeChecksum(file: string, finalName: string): Promise<void> {
  const line = `${await sha256(file)}  ${basename(finalName)}\n`;
  await writeFile(checksumFile(finalName), line, { flush: true, mode: 0o600 });
}

/** Compares a file with the checksum beside it. Returns whether there is one. @throws if they differ */
export async function verifyChecksum(file: string): Promise<boolean> {
  const text = await ignoreENOENT(readFile(checksumFile(file), "utf8"));
  if (text === undefined) return false;
  if (!text.startsWith(await sha256(file))) throw new Error(`its content differs from ${checksumFile(file)}`);
  return true;
}

async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

const record = object({ file: string(), at: string() });

export async function readLastBackup(folder: string) {
  const text = await ignoreENOENT(readFile(recordFile(folder), "utf8"));
  if (text === undefined) return undefined;
  const { file, at } = create(JSON.parse(text), record);
  // One that a clock was ahead for is as little to be relied on as an old one.
  return { file, at, age: Math.abs(Date.now() - Date.parse(at)) };
}

export async function writeLastBackup(folder: string, file: string, at: Date): Promise<void> {
  const name = recordFile(folder);
  await writeFile(name, `${JSON.stringify({ file, at: at.toISOString() })}\n`, { mode: 0o600 });
  await giveToOwnerOf(folder, name);
}

/** Gives a file that root wrote to the server's user, who could not open it otherwise. */
export async function giveToOwnerOf(folder: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await chown(file, uid, gid);
}

function recordFile(folder: string): string {
  return join(folder, "last-backup.json");
}
