import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { errorText } from "../config/errors.ts";
import type { DatabasePorts } from "./database-ports.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

interface PurgePorts {
  readonly personalData: Pick<DatabasePorts["personalData"], "countOlder" | "purge" | "tidy">;
  readonly clock: Pick<DatabasePorts["clock"], "check">;
}

/** Between two batches, in milliseconds, so that posts do not wait. */
const batchPause = 50;

/** Deletes what is old, unless the clock may be ahead; `warning` says so if that keeps messages. */
export async function purgeMessages(
  { personalData, clock }: PurgePorts,
  days: number,
  stopping?: AbortSignal,
) {
  const { now, doubt, warning } = await clock.check(new Date());
  let [messages, files] = [0, 0];
  const before = new Date(now.getTime() - days * day);
  if (doubt && doubt !== "behind") {
    // A server that was off for a weekend needs no warning if nothing is old.
    const isKept = doubt === "skewed" || (await personalData.countOlder(before)).due > 0;
    return { messages, files, warning: isKept ? warning : undefined };
  }
  for (;;) {
    if (stopping?.aborted) return { messages, files, warning };
    const deleted = await personalData.purge(before);
    if (deleted.messages === 0) break;
    messages += deleted.messages;
    files += deleted.files;
    await pause(batchPause);
  }
  return { messages, files: files + (await personalData.tidy(before, now)), warning };
}

/** Purges messages now and each hour. Returns a function that stops it, and resolves when no batch is in progress. */
export function startPurges(
  ports: PurgePorts,
  days: number,
  log: Pick<FastifyBaseLogger, "error" | "info" | "warn">,
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
      const { warning, ...deleted } = await purgeMessages(ports, days, stopping.signal);
      if (warning) log.warn({ reason: warning }, "the clock may be wrong");
      if (deleted.messages + deleted.files > 0) log.info(deleted, "old messages purged");
    } catch (error) {
      log.error({ reason: errorText(error) }, "messages could not be purged");
    }
  }
}
