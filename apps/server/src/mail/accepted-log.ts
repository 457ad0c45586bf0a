import { appendFile, readFile, rename, rm } from "node:fs/promises";
import { ignoreENOENT } from "../storage/files.ts";

/** A file with the ids of accepted mails that the database could not record. */
export type AcceptedLog = ReturnType<typeof acceptedLog>;

export function acceptedLog(file: string) {
  const taken = `${file}.taken`;
  return {
    add: (id: string) => appendFile(file, `${id}\n`, { mode: 0o600, flush: true }),

    async apply(markSent: (id: string) => Promise<void>): Promise<void> {
      // An earlier start may have failed here. Meanwhile, another process may add to the file.
      await applyTaken(markSent);
      await ignoreENOENT(rename(file, taken));
      await applyTaken(markSent);
    },
  };

  async function applyTaken(markSent: (id: string) => Promise<void>): Promise<void> {
    const text = (await ignoreENOENT(readFile(taken, "utf8"))) ?? "";
    // A crash may have cut the last line short.
    for (const id of text.split("\n").slice(0, -1)) await markSent(id);
    await rm(taken, { force: true });
  }
}
