import { open, readFile, rename, rm } from "node:fs/promises";

/** Mails that were accepted while the database could not record it, by id, in a file beside it. */
export interface AcceptedLog {
  /** Fulfilled once the id is on disk. */
  readonly add: (id: string) => Promise<void>;
  /** Has each id recorded, and forgets those that were. */
  readonly apply: (record: (id: string) => Promise<void>) => Promise<void>;
}

/** @example await acceptedLog(join(DATA_DIR, "accepted.log")).apply((id) => outbox.markSent(id)); */
export function acceptedLog(file: string): AcceptedLog {
  const taken = `${file}.taken`;
  return {
    async add(id) {
      const handle = await open(file, "a", 0o600);
      try {
        await handle.write(`${id}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    async apply(record) {
      // What an earlier start could not record comes first; another process may go on adding.
      await applyTaken(record);
      await rename(file, taken).catch(ignoreMissing);
      await applyTaken(record);
    },
  };

  async function applyTaken(record: (id: string) => Promise<void>): Promise<void> {
    const text = (await readFile(taken, "utf8").catch(ignoreMissing)) ?? "";
    // A line without its end was cut short by a crash, and names no mail.
    const ids = text.split("\n").slice(0, -1);
    await Promise.all(ids.map(record));
    await rm(taken, { force: true });
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
