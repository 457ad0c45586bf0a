import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import fp from "fastify-plugin";
import { HttpError } from "./http-error.ts";
import { logTally } from "./log-tally.ts";

/** The load above which calls are rejected. */
export interface LoadLimits {
  /** The most calls in progress. @default 100 */
  readonly calls?: number;
  /** The mean delay of the event loop, in milliseconds; 0 for no limit. @default 250 */
  readonly eventLoopDelay?: number;
}

/**
 * Rejects calls with 503 and `Retry-After` before they slow each other down. Pages and health checks are still answered.
 * `@fastify/under-pressure` measures; by itself it would reject pages too, and calls before their body is read, whose
 * form could then not be shown again.
 */
export const shedLoad = fp<LoadLimits>(
  async (app, { calls = 100, eventLoopDelay = 250 }) => {
    await app.register(underPressure, {
      maxEventLoopDelay: eventLoopDelay,
      maxHeapUsedBytes: 0.8 * getHeapStatistics().heap_size_limit,
      pressureHandler: () => {},
    });
    const count = logTally(app.log, "calls rejected");
    let underWay = 0;
    app.addHook("preHandler", async ({ method }, reply) => {
      if (method === "GET" || method === "HEAD") return;
      if (underWay >= calls || app.isUnderPressure()) {
        count(underWay >= calls ? "under way" : "event loop or memory");
        throw new HttpError("overloaded");
      }
      underWay += 1;
      reply.raw.once("close", () => {
        underWay -= 1;
      });
    });
  },
  { name: "shed-load" },
);
