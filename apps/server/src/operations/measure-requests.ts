import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { calls } from "@matchfront/api-client/calls";
import type { Metrics } from "../config/metrics.ts";

/** Names of calls by path. A metric's label must not have a visitor's path. */
const callNames = new Map<string, string>(Object.entries(calls).map(([name, { path }]) => [path, name]));
const checks = new Set(["/healthz", "/readyz", "/readyz/pages"]);

export function measureRequests(server: Server, metrics: Metrics): void {
  const { httpRequests, httpDuration, limitRefusals } = metrics;
  server.prependListener("request", ({ url = "" }: IncomingMessage, response: ServerResponse) => {
    const kind = kindOf(url);
    const startedAt = performance.now();
    // It closes once. `once` would cost more than the rest.
    response.on("close", () => {
      const status = response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : "none";
      httpRequests.inc({ kind, status });
      httpDuration.observe({ kind, status }, (performance.now() - startedAt) / 1000);
      if (response.statusCode === 429) limitRefusals.inc({ limit: kind });
    });
  });
}

function kindOf(url: string): string {
  const path = url.replace(/[?#].*/s, "");
  const call = callNames.get(path.replace(/^\/verification(?=\/)/, ""));
  if (call) return call;
  if (path.startsWith("/counts/")) return "count";
  if (checks.has(path)) return "health";
  return /\.(?!html$)[^/]*$/s.test(path) ? "asset" : "page";
}
