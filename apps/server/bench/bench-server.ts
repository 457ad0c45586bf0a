import { join } from "node:path";
import { spawnServer } from "../chaos/server-process.ts";

/**
 * Starts a server to measure, and waits until it listens. It believes where a request says that it is from.
 *
 * @param environment where its data and its mail go
 * @throws what it printed, where it does not start
 */
export async function startBenchServer(environment: Readonly<Record<string, string>>) {
  const server = spawnServer({
    SITE_DIR: join(import.meta.dirname, "../test/built-site"),
    TRUSTED_PROXIES: "1",
    MESSAGES_MAX_PER_HOUR: "10000000",
    LOG_LEVEL: "error",
    METRICS_PORT: "0",
    ...environment,
  });
  const origin = await server.origin;
  if (!server.pid || !URL.canParse(origin)) throw new Error(await server.errors);
  return {
    pid: server.pid,
    origin,
    /** Where its metrics are. */
    metrics: /Metrics +(\S+)/.exec(await server.printed)?.[1] ?? "",
    async stop() {
      server.kill("SIGTERM");
      await server.exited;
    },
  };
}
