import { createHmac, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { open, readFile, truncate } from "node:fs/promises";
import { join } from "node:path";
import { create, object, string } from "superstruct";
import { SetupError } from "../config/setup-error.ts";
import { unlessMissing } from "../storage/ignore-enoent.ts";
import { makeFolder } from "../storage/make-folder.ts";

const entry = object({ hash: string(), erasedAt: string() });

/**
 * Who was erased, and when, beside the database: a backup that is restored holds them again, and is cleaned by it. It
 * names nobody: an address, a number or a member's id is a hash under a key that lies beside it.
 */
export interface EraseList {
  /** Fulfilled once it is on disk. */
  readonly add: (name: string, erasedAt: Date) => Promise<void>;
  /** Tells when somebody was last erased, if they were; undefined where nobody was. */
  readonly read: () => Promise<((name: string) => Date | undefined) | undefined>;
}

/** Where the list is, and its key. @param folder of the database */
export function eraseListFiles(folder: string) {
  return { listFile: join(folder, "erased.jsonl"), keyFile: join(folder, "erased.key") };
}

/**
 * @param folder of the database
 * @throws SetupError from its methods where the list has lost its key
 */
export function eraseList(folder: string): EraseList {
  const { listFile } = eraseListFiles(folder);
  return {
    async add(name, erasedAt) {
      makeFolder(folder);
      const hash = hashOf(await readOrMakeKey(folder), name);
      await dropTornLine(listFile);
      const line = `${JSON.stringify({ hash, erasedAt: erasedAt.toISOString() })}\n`;
      const position = await positionOf(hash, listFile);
      await writeToDisk(listFile, line, position);
    },
    async read() {
      const text = await unlessMissing(readFile(listFile, "utf8"));
      if (!text) return undefined;
      const key = await readOrMakeKey(folder);
      const erased = new Map<string, Date>();
      // A line without its end was cut short by a crash, before anything was erased.
      for (const line of text.split("\n").slice(0, -1)) {
        const { hash, erasedAt } = create(JSON.parse(line), entry);
        erased.set(hash, new Date(erasedAt));
      }
      return (name) => erased.get(hashOf(key, name));
    },
  };
}

/** The same address, however it is written. */
export function normalized(address: string): string {
  return address.trim().normalize("NFC").toLowerCase();
}

function hashOf(key: string, name: string): string {
  return createHmac("sha256", key).update(normalized(name)).digest("base64url");
}

async function readOrMakeKey(folder: string): Promise<string> {
  const { listFile, keyFile } = eraseListFiles(folder);
  const key = await unlessMissing(readFile(keyFile, "utf8"));
  if (key) return key;
  if (existsSync(listFile))
    throw new SetupError(
      `${listFile} is there, and its key ${keyFile} is not. Expected both: without the key it recognizes nobody, and ` +
        "who was erased would be back. Copy the key back from where you keep it. If it is lost for good, delete the " +
        "list, and each backup that is older.",
    );
  await writeToDisk(keyFile, randomBytes(32).toString("base64url"));
  return await readFile(keyFile, "utf8");
}

/** Of a crash or a full disk: the next line would be joined to it, and nobody could read either. */
async function dropTornLine(file: string): Promise<void> {
  const text = (await unlessMissing(readFile(file, "utf8"))) ?? "";
  if (text !== "" && !text.endsWith("\n")) await truncate(file, text.lastIndexOf("\n") + 1);
}

/** Where somebody's line is: one who is erased again gets no second. All lines are equally long, and ASCII. */
async function positionOf(hash: string, file: string): Promise<number | undefined> {
  const position = ((await unlessMissing(readFile(file, "utf8"))) ?? "").indexOf(`{"hash":"${hash}"`);
  return position === -1 ? undefined : position;
}

/** @param position of what is replaced; without it, the text is appended */
async function writeToDisk(file: string, text: string, position?: number): Promise<void> {
  const handle = await open(file, position === undefined ? "a" : "r+", 0o600);
  try {
    await handle.write(text, position);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
