import { promisify } from "node:util";
import fastify, { type FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { collectDefaultMetrics } from "prom-client";
import { systemClock, watchWallClock } from "../config/clock.ts";
import { listen } from "../http/listen.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { numbersPage, numbersPolicy } from "../numbers/numbers-page.ts";
import { reportOf } from "../numbers/report.ts";
import type { VisitCounts } from "../numbers/visit-counts.ts";
import type { OperatorPorts } from "./command.ts";
import { measureVisits } from "./measure.ts";
import { readState, type StateOptions } from "./read-state.ts";

interface ServeOptions extends StateOptions, Pick<OperatorPorts, "numbers"> {
  readonly visitCounts: VisitCounts;
  readonly siteName: string;
  readonly host: string;
  readonly port: number;
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
  server.get("/metrics", async (_request, reply) => {
    measureVisits(metrics, visitCounts.totals.values());
    metrics.storeQueue.set(options.countCalls());
    const [ready] = await Promise.all([app.inject("/readyz"), readState(options, app.log)]);
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
