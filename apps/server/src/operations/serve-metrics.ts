import fastify, { type FastifyInstance } from "fastify";
import { collectDefaultMetrics } from "prom-client";
import { listen } from "../http/listen.ts";
import type { PoolCount } from "../storage/primary-pool.ts";
import { sampleState, type SampleOptions } from "./sample-state.ts";

interface ServeOptions extends Omit<SampleOptions, "log"> {
  readonly host: string;
  readonly port: number;
  /** The server that is measured. */
  readonly app: FastifyInstance;
  /** Whether mail cannot be delivered at all. */
  readonly isBreakerOpen: () => boolean;
  /** How many calls wait for the database. */
  readonly countCalls: () => number;
  /** How many connections to the database there are, where it is PostgreSQL. */
  readonly countConnections: (() => PoolCount) | undefined;
}

/** Metrics that are served. */
interface ServedMetrics {
  /** Where they are, for the operator. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves `/metrics`, in Prometheus's text format. It has a port of its own, so that it is answered while the other one
 * refuses connections, and so that no mistake in a proxy shows it to visitors.
 *
 * @throws SetupError where it cannot listen
 */
export async function serveMetrics(options: ServeOptions): Promise<ServedMetrics> {
  const { metrics, host, port, app } = options;
  const server = metricsServer(options);
  await listen(server, { host, port, names: { host: "METRICS_HOST", port: "METRICS_PORT" } });
  collectDefaultMetrics({ register: metrics.registry });
  const endSamples = sampleState({ ...options, log: app.log });
  return {
    address: `${server.listeningOrigin}/metrics`,
    async close() {
      await endSamples();
      await server.close();
    },
  };
}

function metricsServer(options: ServeOptions): FastifyInstance {
  const { metrics, app, isBreakerOpen, countCalls, countConnections } = options;
  const { registry } = metrics;
  const server = fastify({ forceCloseConnections: true });
  server.get("/metrics", async (_request, reply) => {
    const ready = await app.inject("/readyz");
    metrics.storeReady.set(ready.statusCode === 200 ? 1 : 0);
    metrics.httpConnections.set(await countSockets(app));
    metrics.mailBreaker.set(isBreakerOpen() ? 1 : 0);
    metrics.storeQueue.set(countCalls());
    for (const [state, count] of Object.entries(countConnections?.() ?? {}))
      metrics.poolConnections.set({ state }, count);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return server;
}

async function countSockets({ server }: FastifyInstance): Promise<number> {
  return await new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
