import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { HttpError } from "./http-error.ts";
import { logTally } from "./log-tally.ts";

/** From where on a server refuses calls. */
export interface LoadLimits {
  /** How many calls may be under way. */
  readonly calls: number;
  /** How late the event loop may be on average, in milliseconds; 0 is never too late. */
  readonly eventLoopDelay: number;
}

/** The limits of a server in production. */
export const defaultLoadLimits: LoadLimits = { calls: 100, eventLoopDelay: 250 };

/**
 * Refuses calls with 503 and `Retry-After` before they slow each other down; pages and health checks are answered all
 * the same. It is done once the body was read, so that a page can show what was typed.
 *
 * @throws HttpError to the error handler of each call
 */
export async function shedLoad(app: FastifyInstance, { calls, eventLoopDelay }: LoadLimits): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelay,
    maxHeapUsedBytes: 0.8 * getHeapStatistics().heap_size_limit,
    // By itself it would refuse pages too, and before the body was read.
    pressureHandler: () => {},
  });
  const count = logTally(app.log, "calls refused");
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
}
