import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";
import { ignoreENOENT } from "../storage/ignore-enoent.ts";

/** Returns the path of a file's checksum, which has the format of `sha256sum --check`. */
export function checksumFile(file: string): string {
  return `${file}.sha256`;
}

/** Writes the SHA-256 of a file beside its later name. */
export async function writeChecksum(file: string, finalName: string): Promise<void> {
  const line = `${await sha256(file)}  ${basename(finalName)}\n`;
  await writeFile(checksumFile(finalName), line, { flush: true, mode: 0o600 });
}

/**
 * Compares a file with the checksum beside it. Returns whether there is one.
 *
 * @throws if they differ
 */
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
