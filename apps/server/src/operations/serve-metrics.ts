import { stat, statfs } from "node:fs/promises";
import { isIP } from "node:net";
import { dirname } from "node:path";
import { promisify } from "node:util";
import fastify, { type FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { collectDefaultMetrics } from "prom-client";
import { rejectAfter, systemClock, watchWallClock } from "../config/clock.ts";
import { errorText } from "../config/errors.ts";
import type { Metrics } from "../config/metrics.ts";
import { listen } from "../http/listen.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { numbersPage, numbersPolicy } from "../numbers/numbers-page.ts";
import { reportOf } from "../numbers/report.ts";
import type { VisitCount } from "../numbers/number-store.ts";
import type { VisitCounts } from "../numbers/visit-counts.ts";
import { readLastBackup } from "./backup-files.ts";
import type { DatabasePorts } from "./database-ports.ts";

const day = 24 * 60 * 60_000;
/** How long a query may take, in milliseconds. Prometheus gives up a scrape after ten seconds. */
const timeout = 2_000;

interface ServeOptions extends DatabasePorts {
  readonly metrics: Metrics;
  readonly databaseFile: string | undefined;
  readonly smsEachDay: number;
  readonly retentionDays: number;
  readonly visitCounts: VisitCounts;
  readonly siteName: string;
  readonly host: string;
  readonly port: number;
  /** The host names that it answers to, separated by commas. */
  readonly names: string;
  readonly app: FastifyInstance;
  readonly isBreakerOpen: () => boolean;
  readonly countCalls: () => number;
  readonly pool: Pool | undefined;
}

/** Serves `/metrics` and `/numbers` on their own port: it answers if the other is full, and no proxy can expose it. */
export async function serveMetrics(options: ServeOptions) {
  const { metrics, host, port, app, pool, visitCounts, numbers } = options;
  const { registry } = metrics;
  const countSockets = promisify(app.server.getConnections.bind(app.server));
  const readClockJump = watchWallClock(systemClock);
  const server = fastify({ forceCloseConnections: true });
  const names = new Set(`localhost,${host},${options.names}`.toLowerCase().split(/ *, */));
  server.addHook("onRequest", async ({ headers }, reply) => {
    // Another site may let its own name lead here, to read the port through a browser (DNS rebinding).
    const { hostname = "" } = URL.parse(`http://${headers.host}`) ?? {};
    if (!isIP(hostname.replace(/^\[(.*)\]$/, "$1")) && !names.has(hostname))
      return reply.code(421).send("Add this host to METRICS_HOSTS.\n");
    return undefined;
  });
  server.get("/metrics", async (_request, reply) => {
    measureVisits(metrics, visitCounts.totals.values());
    metrics.storeQueue.set(options.countCalls());
    const [ready] = await Promise.all([app.inject("/readyz"), readState(options)]);
    metrics.storeReady.set(ready.statusCode === 200 ? 1 : 0);
    metrics.httpConnections.set(await countSockets());
    metrics.mailBreaker.set(options.isBreakerOpen() ? 1 : 0);
    metrics.clockJump.inc(Math.abs(readClockJump()) / 1000);
    if (pool) {
      metrics.poolConnections.set({ state: "idle" }, pool.idleCount);
      metrics.poolConnections.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      metrics.poolConnections.set({ state: "waiting" }, pool.waitingCount);
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  server.get("/numbers", async (_request, reply) => {
    // Otherwise, the last minute would be missing.
    await visitCounts.flush();
    const page = numbersPage(options.siteName, await reportOf(numbers, 30, new Date()));
    reply.headers({ ...securityHeaders(false), "content-security-policy": numbersPolicy });
    return reply.type("text/html; charset=utf-8").send(page);
  });
  await listen(server, { host, port, prefix: "METRICS_" });
  collectDefaultMetrics({ register: registry });
  return { address: `${server.listeningOrigin}/metrics`, close: () => server.close() };
}

/** Sets the counts of visits at a scrape, since a page from memory has no time for metrics. */
function measureVisits(metrics: Metrics, totals: Iterable<VisitCount>): void {
  const { pageViews, entries, storeRedirects, storeClicks, formSteps, emptySearches } = metrics;
  for (const metric of [pageViews, entries, storeRedirects, storeClicks, formSteps, emptySearches])
    metric.reset();
  for (const { kind, name, language, device, campaign, count } of totals) {
    if (kind === "view") pageViews.inc({ page: name, language, device }, count);
    else if (kind === "entry") entries.inc({ source: name, campaign }, count);
    else if (kind === "redirect") storeRedirects.inc({ store: name, campaign }, count);
    else if (kind === "click") storeClicks.inc({ store: name, campaign }, count);
    else if (kind === "empty-search") emptySearches.inc(count);
    else formSteps.inc({ form: name, step: kind }, count);
  }
}

/** Sets the gauges that query the database or the disk. A gauge whose query fails or is slow is absent. */
async function readState(options: ServeOptions): Promise<void> {
  const { storeFreeBytes, storeWalBytes, backupAge, outboxMails } = options.metrics;
  const { outboxLag, smsBudget, clockDoubted, retentionOverdue, retentionUnsent } = options.metrics;
  const ofDatabase = [outboxLag, smsBudget, clockDoubted, retentionOverdue, retentionUnsent];
  const sources = [
    { of: "database", gauges: ofDatabase, read: readDatabase },
    { of: "disk", gauges: [storeFreeBytes, storeWalBytes], read: readDisk },
    { of: "backup", gauges: [backupAge], read: readBackup },
  ];
  await Promise.all(
    sources.map(async ({ of, gauges, read }) => {
      const isKnown = await Promise.race([read(options), rejectAfter(timeout)]).catch((error: unknown) => {
        options.app.log.warn({ of, reason: errorText(error) }, "metrics could not be read");
        return false;
      });
      if (isKnown) return;
      // A zero would fire an alert, and `remove` needs the labels of a gauge that has some.
      for (const gauge of gauges) gauge.remove();
      if (of === "database") outboxMails.reset();
    }),
  );
}

async function readDatabase(options: ServeOptions): Promise<boolean> {
  const { outboxMails, outboxLag, smsBudget, retentionOverdue, retentionUnsent } = options.metrics;
  const { now, doubt } = await options.clock.read(new Date());
  const overdue = new Date(now.getTime() - (options.retentionDays + 1) * day);
  const [{ mails, oldestDueAge }, { counts }, { due, unsent }] = await Promise.all([
    options.outbox.count(),
    options.smsBudget.usage(),
    options.personalData.countOlder(overdue),
  ]);
  options.metrics.clockDoubted.set(doubt ? 1 : 0);
  for (const [state, count] of Object.entries(mails)) outboxMails.set({ state }, count);
  outboxLag.set(oldestDueAge);
  const today = counts.find(({ key }) => key === "day")?.count ?? 0;
  smsBudget.set(options.smsEachDay > 0 ? today / options.smsEachDay : 1);
  retentionOverdue.set(due);
  retentionUnsent.set(unsent);
  return true;
}

async function readDisk({ metrics, databaseFile }: ServeOptions): Promise<boolean> {
  if (!databaseFile) return false;
  const { bavail, bsize } = await statfs(dirname(databaseFile));
  metrics.storeFreeBytes.set(bavail * bsize);
  metrics.storeWalBytes.set((await stat(`${databaseFile}-wal`)).size);
  return true;
}

async function readBackup({ metrics, databaseFile }: ServeOptions): Promise<boolean> {
  const last = databaseFile && (await readLastBackup(dirname(databaseFile)));
  if (!last) return false;
  metrics.backupAge.set(last.age / 1000);
  return true;
}
