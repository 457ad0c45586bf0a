import { monitorEventLoopDelay } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import type { FastifyInstance } from "fastify";
import type { Deadlines } from "../config/deadlines.ts";
import { HttpError } from "./http-error.ts";
import { logTally } from "../config/log-tally.ts";

const maxCalls = 100;

/** How often the event loop's delay is sampled, in milliseconds. */
const resolution = 10;

/** Rejects calls with 503 and `Retry-After` before they slow each other down. Pages and health checks are still answered. */
export function shedLoad(app: FastifyInstance, deadlines: Deadlines): void {
  const isUnderPressure = watchPressure(app, deadlines.eventLoopDelay);
  const count = logTally(app.log, "calls rejected");
  let underWay = 0;
  app.addHook("preHandler", async ({ method }, reply) => {
    if (method === "GET" || method === "HEAD") return;
    if (underWay >= maxCalls || isUnderPressure()) {
      count(underWay >= maxCalls ? "under way" : "event loop or memory");
      throw new HttpError("overloaded");
    }
    underWay += 1;
    reply.raw.once("close", () => {
      underWay -= 1;
    });
  });
}

/** Measures delay and heap each second, without opening a file: `process.memoryUsage` throws when descriptors are used up. */
function watchPressure(app: FastifyInstance, maxDelay: number): () => boolean {
  const maxHeap = 0.8 * getHeapStatistics().heap_size_limit;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let isUnderPressure = false;
  const timer = setInterval(() => {
    isUnderPressure =
      delay.mean / 1e6 - resolution > maxDelay || getHeapStatistics().used_heap_size > maxHeap;
    delay.reset();
  }, 1_000).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    delay.disable();
  });
  return () => isUnderPressure;
}
