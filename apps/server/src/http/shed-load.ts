import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import type { Deadlines } from "../config/deadlines.ts";
import { HttpError } from "./http-error.ts";
import { logTally } from "../config/log-tally.ts";

const maxCalls = 100;

/**
 * Rejects calls with 503 and `Retry-After` before they slow each other down. Pages and health checks are still answered.
 * `@fastify/under-pressure` measures; by itself it would reject pages too, and calls before their body is read, whose
 * form could then not be shown again.
 */
export async function shedLoad(app: FastifyInstance, deadlines: Deadlines): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: deadlines.eventLoopDelay,
    maxHeapUsedBytes: 0.8 * getHeapStatistics().heap_size_limit,
    pressureHandler: () => {},
  });
  const count = logTally(app.log, "calls rejected");
  let underWay = 0;
  app.addHook("preHandler", async ({ method }, reply) => {
    if (method === "GET" || method === "HEAD") return;
    if (underWay >= maxCalls || app.isUnderPressure()) {
      count(underWay >= maxCalls ? "under way" : "event loop or memory");
      throw new HttpError("overloaded");
    }
    underWay += 1;
    reply.raw.once("close", () => {
      underWay -= 1;
    });
  });
}
