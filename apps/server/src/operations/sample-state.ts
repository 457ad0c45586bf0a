import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { readLastBackup } from "./last-backup.ts";
import { systemClock, watchWallClock } from "../config/clock.ts";
import { errorText } from "../config/error-text.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { PersonalData } from "./personal-data.ts";
import type { SmsBudget } from "../sms/sms-budget.ts";
import type { Metrics } from "./metrics.ts";

const day = 24 * 60 * 60_000;

/** What the state is sampled of. */
export interface SampleOptions {
  readonly metrics: Metrics;
  readonly outbox: Pick<Outbox, "count">;
  readonly smsBudget: Pick<SmsBudget, "usage">;
  readonly personalData: Pick<PersonalData, "countOlder">;
  /** The database's path, where it is a file. */
  readonly databaseFile: string | undefined;
  /** How many codes are sent in a day, at most. */
  readonly smsEachDay: number;
  /** For how many days messages are kept. */
  readonly retentionDays: number;
  /** From one sample to the next, in milliseconds. */
  readonly interval: number;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/**
 * Sets the gauges that cost a question to the database or the disk, again and again: a scrape reads what is known, and
 * waits for nothing. Where the question fails, its gauges are absent until it succeeds.
 *
 * @returns a function that ends it; fulfilled when nothing is asked any more
 */
export function sampleState(options: SampleOptions): () => Promise<void> {
  const { metrics, outbox, smsBudget, personalData, databaseFile, interval, log } = options;
  const clockJump = watchWallClock(systemClock);
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  // They would be 0, which is an alarm, where there is no file that they are of.
  if (!databaseFile)
    for (const gauge of [metrics.storeFreeBytes, metrics.storeWalBytes, metrics.backupAge]) gauge.remove();
  let running = run();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await running;
  };

  async function run(): Promise<void> {
    metrics.clockJump.inc(Math.abs(clockJump()) / 1000);
    await Promise.all([
      sampleDatabase().catch(forgetDatabase),
      databaseFile && sampleDisk(databaseFile).catch(forgetDisk),
      databaseFile && sampleBackup(databaseFile).catch(forgetBackup),
    ]);
    if (!isEnded) timer = setTimeout(() => void (running = run()), interval).unref();
  }

  async function sampleDatabase(): Promise<void> {
    const { mails, oldestDueAge } = await outbox.count();
    for (const [state, count] of Object.entries(mails)) metrics.outboxMails.set({ state }, count);
    metrics.outboxLag.set(oldestDueAge);
    // Where none may be sent, all of it is used up.
    const { counts } = await smsBudget.usage();
    const today = counts.find(({ key }) => key === "day")?.count ?? 0;
    metrics.smsBudget.set(options.smsEachDay > 0 ? today / options.smsEachDay : 1);
    const overdue = new Date(Date.now() - (options.retentionDays + 1) * day);
    metrics.retentionOverdue.set(await personalData.countOlder(overdue));
  }

  async function sampleDisk(file: string): Promise<void> {
    const { bavail, bsize } = await statfs(dirname(file));
    metrics.storeFreeBytes.set(bavail * bsize);
    metrics.storeWalBytes.set((await stat(`${file}-wal`)).size);
  }

  async function sampleBackup(file: string): Promise<void> {
    const last = await readLastBackup(dirname(file));
    if (last) metrics.backupAge.set((Date.now() - last.at.getTime()) / 1000);
    else metrics.backupAge.remove();
  }

  function forgetDatabase(error: unknown): void {
    log.warn({ reason: errorText(error) }, "the outbox could not be counted for the metrics");
    for (const gauge of [metrics.outboxLag, metrics.smsBudget, metrics.retentionOverdue]) gauge.remove();
    metrics.outboxMails.reset();
  }

  function forgetDisk(error: unknown): void {
    log.warn({ reason: errorText(error) }, "the disk could not be asked for the metrics");
    for (const gauge of [metrics.storeFreeBytes, metrics.storeWalBytes]) gauge.remove();
  }
  function forgetBackup(error: unknown): void {
    log.warn({ reason: errorText(error) }, "the last backup could not be read for the metrics");
    metrics.backupAge.remove();
  }
}
