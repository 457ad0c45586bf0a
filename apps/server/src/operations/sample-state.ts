import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { systemClock, watchWallClock } from "../config/clock.ts";
import { errorText } from "../config/error-text.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { SmsBudget } from "../sms/sms-budget.ts";
import { readLastBackup } from "./last-backup.ts";
import type { Metrics } from "./metrics.ts";
import type { PersonalData } from "./personal-data.ts";

const day = 24 * 60 * 60_000;

export interface SampleOptions {
  readonly metrics: Metrics;
  readonly outbox: Pick<Outbox, "count">;
  readonly smsBudget: Pick<SmsBudget, "usage">;
  readonly personalData: Pick<PersonalData, "countOlder">;
  /** The path of a SQLite database. */
  readonly databaseFile: string | undefined;
  /** The value of `SMS_MAX_PER_DAY`. */
  readonly smsEachDay: number;
  /** The days for which messages are kept. */
  readonly retentionDays: number;
  /** The time between two samples, in milliseconds. */
  readonly interval: number;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/**
 * Sets the gauges that query the database or the disk at an interval, so that a scrape does not wait for them. A gauge
 * whose query fails is absent until it succeeds.
 *
 * @returns a function that stops it, and resolves when no query runs
 */
export function sampleState({ metrics, databaseFile, interval, log, ...options }: SampleOptions) {
  const { storeFreeBytes, storeWalBytes, backupAge, outboxMails, outboxLag, smsBudget } = metrics;
  const { retentionOverdue, clockJump } = metrics;
  const samples = [
    { of: "database", gauges: [outboxLag, smsBudget, retentionOverdue], read: readDatabase },
    { of: "disk", gauges: [storeFreeBytes, storeWalBytes], read: readDisk },
    { of: "backup", gauges: [backupAge], read: readBackup },
  ];
  const readJump = watchWallClock(systemClock);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = run();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };

  async function run(): Promise<void> {
    clockJump.inc(Math.abs(readJump()) / 1000);
    await Promise.all(
      samples.map(async ({ of, gauges, read }) => {
        const isKnown = await read().catch((error: unknown) => {
          log.warn({ of, reason: errorText(error) }, "metrics could not be sampled");
          return false;
        });
        if (isKnown) return;
        // A zero would fire an alert, and `remove` needs the labels of a gauge that has some.
        for (const gauge of gauges) gauge.remove();
        if (of === "database") outboxMails.reset();
      }),
    );
    if (!isStopped) timer = setTimeout(() => void (running = run()), interval).unref();
  }

  async function readDatabase(): Promise<boolean> {
    const { mails, oldestDueAge } = await options.outbox.count();
    for (const [state, count] of Object.entries(mails)) outboxMails.set({ state }, count);
    outboxLag.set(oldestDueAge);
    const { counts } = await options.smsBudget.usage();
    const today = counts.find(({ key }) => key === "day")?.count ?? 0;
    smsBudget.set(options.smsEachDay > 0 ? today / options.smsEachDay : 1);
    const overdue = new Date(Date.now() - (options.retentionDays + 1) * day);
    retentionOverdue.set(await options.personalData.countOlder(overdue));
    return true;
  }

  async function readDisk(): Promise<boolean> {
    if (!databaseFile) return false;
    const { bavail, bsize } = await statfs(dirname(databaseFile));
    storeFreeBytes.set(bavail * bsize);
    storeWalBytes.set((await stat(`${databaseFile}-wal`)).size);
    return true;
  }

  async function readBackup(): Promise<boolean> {
    const last = databaseFile && (await readLastBackup(dirname(databaseFile)));
    if (!last) return false;
    backupAge.set((Date.now() - last.at.getTime()) / 1000);
    return true;
  }
}
