import { createHmac, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { appendFile, readFile, truncate } from "node:fs/promises";
import { join } from "node:path";
import { create, object, string } from "superstruct";
import { SetupError } from "../config/errors.ts";
import { ignoreENOENT, makeFolder } from "../storage/files.ts";

const entry = object({ hash: string(), erasedAt: string() });

export function eraseListFiles(folder: string) {
  return { listFile: join(folder, "erased.jsonl"), keyFile: join(folder, "erased.key") };
}

/**
 * Opens the erase list of a folder: the people who were erased, and when, so that a restored backup does not bring them
 * back. It has no names, only hashes of normalized email addresses, phone numbers and members' ids, under a key that lies
 * beside it.
 */
export function eraseList(folder: string) {
  const { listFile } = eraseListFiles(folder);
  return {
    /** Resolves when the entry is on disk. */
    async add(name: string, erasedAt: Date): Promise<void> {
      makeFolder(folder);
      const hash = hashOf(await readOrCreateKey(folder), name);
      await dropTornLine(listFile);
      await append(listFile, `${JSON.stringify({ hash, erasedAt: erasedAt.toISOString() })}\n`);
    },
    /** Returns a function that tells when someone was last erased. Resolves with undefined if nobody was. */
    async read() {
      const text = await ignoreENOENT(readFile(listFile, "utf8"));
      if (!text) return undefined;
      const key = await readOrCreateKey(folder);
      const erased = new Map<string, Date>();
      // A crash may have torn the last line, before it erased anything.
      for (const [index, line] of text.split("\n").slice(0, -1).entries()) {
        const { hash, erasedAt } = parseEntry(line, `${listFile}, line ${index + 1}`);
        erased.set(hash, new Date(erasedAt));
      }
      return (name: string) => erased.get(hashOf(key, name));
    },
  };
}

function parseEntry(line: string, location: string) {
  try {
    return create(JSON.parse(line), entry);
  } catch (cause) {
    const message = `${location}: expected {"hash":"…","erasedAt":"…"}, got ${JSON.stringify(line)}.`;
    throw new SetupError(`${message} Replace the file by your copy of it.`, { cause });
  }
}

function hashOf(key: string, name: string): string {
  return createHmac("sha256", key).update(name).digest("base64url");
}

async function readOrCreateKey(folder: string): Promise<string> {
  const { listFile, keyFile } = eraseListFiles(folder);
  const key = await ignoreENOENT(readFile(keyFile, "utf8"));
  if (key) return key;
  if (existsSync(listFile))
    throw new SetupError(
      `${keyFile} is missing. It is the key of the erase list ${listFile}. Without it, a restored backup would ` +
        "bring back erased people. Copy it back. If it is lost, delete the list and all older backups.",
    );
  await append(keyFile, randomBytes(32).toString("base64url"));
  return await readFile(keyFile, "utf8");
}

/** Otherwise the next line would continue it, and neither could be read. */
async function dropTornLine(file: string): Promise<void> {
  const text = (await ignoreENOENT(readFile(file, "utf8"))) ?? "";
  if (text !== "" && !text.endsWith("\n")) await truncate(file, text.lastIndexOf("\n") + 1);
}

async function append(file: string, text: string): Promise<void> {
  await appendFile(file, text, { mode: 0o600, flush: true });
}
