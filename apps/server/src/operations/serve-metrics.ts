import { promisify } from "node:util";
import fastify, { type FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { collectDefaultMetrics } from "prom-client";
import { systemClock, watchWallClock } from "../config/clock.ts";
import { listen } from "../http/listen.ts";
import { readState, type StateOptions } from "./read-state.ts";

interface ServeOptions extends StateOptions {
  readonly host: string;
  readonly port: number;
  readonly app: FastifyInstance;
  readonly isBreakerOpen: () => boolean;
  /** Returns the number of database calls in progress or waiting. */
  readonly countCalls: () => number;
  readonly pool: Pool | undefined;
}

interface ServedMetrics {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves `/metrics` for Prometheus. Its own port answers while the other one refuses connections, and no mistake in a
 * proxy shows it to visitors.
 *
 * @throws SetupError if it cannot listen
 */
export async function serveMetrics(options: ServeOptions): Promise<ServedMetrics> {
  const { metrics, host, port, app, pool } = options;
  const { registry } = metrics;
  const countSockets = promisify(app.server.getConnections.bind(app.server));
  const readClockJump = watchWallClock(systemClock);
  const server = fastify({ forceCloseConnections: true });
  server.get("/metrics", async (_request, reply) => {
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
  await listen(server, { host, port, names: { host: "METRICS_HOST", port: "METRICS_PORT" } });
  collectDefaultMetrics({ register: registry });
  return { address: `${server.listeningOrigin}/metrics`, close: () => server.close() };
}
