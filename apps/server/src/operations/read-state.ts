import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Metrics } from "../config/metrics.ts";
import { errorText } from "../config/errors.ts";
import type { OperatorPorts } from "./command.ts";
import { readLastBackup } from "./backup-files.ts";

const day = 24 * 60 * 60_000;
/** How long a query may take, in milliseconds. Prometheus gives up a scrape after ten seconds. */
const timeout = 2_000;

export interface StateOptions extends Pick<OperatorPorts, "outbox" | "smsBudget" | "personalData"> {
  readonly metrics: Metrics;
  readonly databaseFile: string | undefined;
  readonly smsEachDay: number;
  readonly retentionDays: number;
}

/** Sets the gauges that query the database or the disk. A gauge whose query fails or is slow is absent. */
export async function readState(options: StateOptions, log: Pick<FastifyBaseLogger, "warn">): Promise<void> {
  const { storeFreeBytes, storeWalBytes, backupAge, outboxLag, smsBudget, retentionOverdue, outboxMails } =
    options.metrics;
  const sources = [
    { of: "database", gauges: [outboxLag, smsBudget, retentionOverdue], read: readDatabase },
    { of: "disk", gauges: [storeFreeBytes, storeWalBytes], read: readDisk },
    { of: "backup", gauges: [backupAge], read: readBackup },
  ];
  await Promise.all(
    sources.map(async ({ of, gauges, read }) => {
      const isKnown = await Promise.race([read(options), rejectLate()]).catch((error: unknown) => {
        log.warn({ of, reason: errorText(error) }, "metrics could not be read");
        return false;
      });
      if (isKnown) return;
      // A zero would fire an alert, and `remove` needs the labels of a gauge that has some.
      for (const gauge of gauges) gauge.remove();
      if (of === "database") outboxMails.reset();
    }),
  );
}

async function rejectLate(): Promise<never> {
  await pause(timeout, undefined, { ref: false });
  throw new Error(`no answer within ${timeout} ms`);
}

async function readDatabase(options: StateOptions): Promise<boolean> {
  const { outboxMails, outboxLag, smsBudget, retentionOverdue } = options.metrics;
  const overdue = new Date(Date.now() - (options.retentionDays + 1) * day);
  const [{ mails, oldestDueAge }, { counts }, older] = await Promise.all([
    options.outbox.count(),
    options.smsBudget.usage(),
    options.personalData.countOlder(overdue),
  ]);
  for (const [state, count] of Object.entries(mails)) outboxMails.set({ state }, count);
  outboxLag.set(oldestDueAge);
  const today = counts.find(({ key }) => key === "day")?.count ?? 0;
  smsBudget.set(options.smsEachDay > 0 ? today / options.smsEachDay : 1);
  retentionOverdue.set(older);
  return true;
}

async function readDisk({ metrics, databaseFile }: StateOptions): Promise<boolean> {
  if (!databaseFile) return false;
  const { bavail, bsize } = await statfs(dirname(databaseFile));
  metrics.storeFreeBytes.set(bavail * bsize);
  metrics.storeWalBytes.set((await stat(`${databaseFile}-wal`)).size);
  return true;
}

async function readBackup({ metrics, databaseFile }: StateOptions): Promise<boolean> {
  const last = databaseFile && (await readLastBackup(dirname(databaseFile)));
  if (!last) return false;
  metrics.backupAge.set((Date.now() - last.at.getTime()) / 1000);
  return true;
}
