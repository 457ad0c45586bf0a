import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { errorText } from "../config/error-text.ts";
import type { PersonalData, Purged } from "./personal-data.ts";

const day = 24 * 60 * 60_000;
/** Between two batches, so that posts come between. */
const batchPause = 50;
/** Before what failed is tried again. */
const retryPause = 10 * 60_000;

/**
 * Deletes messages that were kept for as long as the privacy page says, and copies of them.
 *
 * @param days how long messages are kept
 * @returns how many messages and files it deleted
 */
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

interface DailyPurgeOptions {
  readonly personalData: PersonalData;
  readonly days: number;
  readonly log: FastifyBaseLogger;
}

/** Purges messages now and each day. Returns a function that ends it. */
export function startDailyPurge({ personalData, days, log }: DailyPurgeOptions): () => void {
  let timer: NodeJS.Timeout;
  void run();
  return () => clearTimeout(timer);

  async function run(): Promise<void> {
    const next = (delay: number) => void (timer = setTimeout(() => void run(), delay).unref());
    next(day);
    try {
      const deleted = await purgeMessages(personalData, days, new Date());
      if (deleted.messages + deleted.files > 0) log.info(deleted, "what was kept long enough is deleted");
    } catch (error) {
      log.error({ reason: errorText(error) }, "messages could not be purged");
      clearTimeout(timer);
      next(retryPause);
    }
  }
}
