import { createHmac, randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { create, object, string } from "superstruct";
import { unlessMissing } from "../errors/unless-missing.ts";

const entry = object({ hash: string(), erasedAt: string() });

/**
 * Who was erased, and when, beside the database: a backup that is restored holds them again, and is cleaned by it. It
 * names nobody: an address, a number or a member's id is a hash under a key that lies beside it.
 */
export interface EraseList {
  /** Fulfilled once it is on disk. */
  readonly add: (name: string, erasedAt: Date) => Promise<void>;
  /** Tells when somebody was last erased, by any of these, if they were. */
  readonly read: () => Promise<(name: string) => Date | undefined>;
}

/** Where the list is, and its key. @param folder of the database */
export function eraseListFiles(folder: string) {
  return { listFile: join(folder, "erased.jsonl"), keyFile: join(folder, "erased.key") };
}

/** @param folder of the database */
export function eraseList(folder: string): EraseList {
  const { listFile, keyFile } = eraseListFiles(folder);
  return {
    async add(name, erasedAt) {
      await mkdir(folder, { recursive: true });
      const hash = hashOf(await readOrMakeKey(keyFile), name);
      await appendToDisk(listFile, `${JSON.stringify({ hash, erasedAt: erasedAt.toISOString() })}\n`);
    },
    async read() {
      const text = await unlessMissing(readFile(listFile, "utf8"));
      if (!text) return () => undefined;
      const key = await readOrMakeKey(keyFile);
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

async function readOrMakeKey(file: string): Promise<string> {
  const key = await unlessMissing(readFile(file, "utf8"));
  if (key) return key;
  await appendToDisk(file, randomBytes(32).toString("base64url"));
  return await readFile(file, "utf8");
}

async function appendToDisk(file: string, text: string): Promise<void> {
  const handle = await open(file, "a", 0o600);
  try {
    await handle.write(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
