import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { errorText } from "../config/error-text.ts";
import type { Purged } from "./erase-records.ts";
import type { PersonalData } from "./personal-data.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
/** Between two batches, in milliseconds, so that posts do not wait. */
const batchPause = 50;

/** Deletes messages, and files with copies of them, that were kept for so many days. */
export async function purgeMessages(personalData: PersonalData, days: number, now: Date): Promise<Purged> {
  const before = new Date(now.getTime() - days * day);
  let [messages, files] = [0, 0];
  for (;;) {
    const deleted = await personalData.purge(before);
    if (deleted.messages === 0) break;
    messages += deleted.messages;
    files += deleted.files;
    await pause(batchPause);
  }
  return { messages, files: files + (await personalData.tidy(before)) };
}

/** Purges messages now and each hour. Returns a function that stops it. */
export function startPurges(personalData: PersonalData, days: number, log: FastifyBaseLogger): () => void {
  void run();
  const timer = setInterval(() => void run(), hour).unref();
  return () => clearInterval(timer);

  async function run(): Promise<void> {
    try {
      const deleted = await purgeMessages(personalData, days, new Date());
      if (deleted.messages + deleted.files > 0) log.info(deleted, "old messages purged");
    } catch (error) {
      log.error({ reason: errorText(error) }, "messages could not be purged");
    }
  }
}
