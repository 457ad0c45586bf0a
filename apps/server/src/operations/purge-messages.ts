import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { errorText } from "../config/error-text.ts";
import type { Purged } from "./erase-records.ts";
import type { PersonalData } from "./personal-data.ts";

const day = 24 * 60 * 60_000;
/** Between two batches, in milliseconds, so that posts do not wait. */
const batchPause = 50;
/** Before a failed purge is tried again, in milliseconds. */
const retryPause = 10 * 60_000;

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

/** Purges messages now and daily. Returns a function that stops it. */
export function startDailyPurge(
  personalData: PersonalData,
  days: number,
  log: FastifyBaseLogger,
): () => void {
  let timer: NodeJS.Timeout;
  void run();
  return () => clearTimeout(timer);

  async function run(): Promise<void> {
    const next = (delay: number) => void (timer = setTimeout(() => void run(), delay).unref());
    next(day);
    try {
      const deleted = await purgeMessages(personalData, days, new Date());
      if (deleted.messages + deleted.files > 0) log.info(deleted, "old messages purged");
    } catch (error) {
      log.error({ reason: errorText(error) }, "messages could not be purged");
      clearTimeout(timer);
      next(retryPause);
    }
  }
}
