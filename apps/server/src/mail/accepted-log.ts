import { open, readFile, rename, rm } from "node:fs/promises";
import { unlessMissing } from "../storage/ignore-enoent.ts";

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
      await unlessMissing(rename(file, taken));
      await applyTaken(record);
    },
  };

  async function applyTaken(record: (id: string) => Promise<void>): Promise<void> {
    const text = (await unlessMissing(readFile(taken, "utf8"))) ?? "";
    // A line without its end was cut short by a crash, and names no mail.
    const ids = text.split("\n").slice(0, -1);
    await Promise.all(ids.map(record));
    await rm(taken, { force: true });
  }
}
