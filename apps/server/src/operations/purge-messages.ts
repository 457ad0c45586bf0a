import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { errorText } from "../config/errors.ts";
import type { PersonalData } from "./personal-data.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
type Purges = Pick<PersonalData, "purge" | "tidy">;

/** Between two batches, in milliseconds, so that posts do not wait. */
const batchPause = 50;

export async function purgeMessages(personalData: Purges, days: number, stopping?: AbortSignal) {
  const before = new Date(Date.now() - days * day);
  let [messages, files] = [0, 0];
  for (;;) {
    if (stopping?.aborted) return { messages, files };
    const deleted = await personalData.purge(before);
    if (deleted.messages === 0) break;
    messages += deleted.messages;
    files += deleted.files;
    await pause(batchPause);
  }
  return { messages, files: files + (await personalData.tidy(before)) };
}

/** Purges messages now and each hour. Returns a function that stops it, and resolves when no batch is in progress. */
export function startPurges(
  personalData: Purges,
  days: number,
  log: Pick<FastifyBaseLogger, "error" | "info">,
): () => Promise<void> {
  const stopping = new AbortController();
  let purge = run();
  const timer = setInterval(() => void (purge = run()), hour).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await purge;
  };

  async function run(): Promise<void> {
    try {
      const deleted = await purgeMessages(personalData, days, stopping.signal);
      if (deleted.messages + deleted.files > 0) log.info(deleted, "old messages purged");
    } catch (error) {
      log.error({ reason: errorText(error) }, "messages could not be purged");
    }
  }
}
