import { monitorEventLoopDelay } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Deadlines } from "../config/deadlines.ts";
import { HttpError } from "./http-error.ts";
import { logTally } from "../config/log-tally.ts";
import { healthPath } from "./limit-connections.ts";
import { rateLimitKey } from "./limiter.ts";

const maxCalls = 100;
/** Of the calls at a time, so that no network takes them all. */
const maxCallsOfAddress = 40;

/** How often the event loop's delay is sampled, in milliseconds. */
const resolution = 10;

/** Rejects calls with 503 and `Retry-After` before they slow each other down. Pages and health checks are still answered. */
export function shedLoad(app: FastifyInstance, deadlines: Deadlines): void {
  const isUnderPressure = watchPressure(app, deadlines.eventLoopDelay);
  const count = logTally(app.log, "calls rejected");
  const underWay: string[] = [];
  app.addHook("onRequest", async ({ url, clientAddress, socket }) => {
    if (!healthPath.test(url)) await ownTurn(rateLimitKey(clientAddress), socket);
  });
  app.addHook("preHandler", async ({ method, clientAddress }, reply) => {
    if (method === "GET" || method === "HEAD") return;
    const address = rateLimitKey(clientAddress);
    const isFull =
      underWay.length >= maxCalls ||
      underWay.filter((other) => other === address).length >= maxCallsOfAddress;
    if (isFull || isUnderPressure()) {
      count(isFull ? "under way" : "event loop or memory");
      throw new HttpError("overloaded");
    }
    underWay.push(address);
    reply.raw.once("close", () => underWay.splice(underWay.indexOf(address), 1));
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

const waiting = new Map<string, { readonly socket: Socket; readonly resume: () => void }[]>();

/**
 * Resolves in a turn of the event loop that no other caller has. Between two, the loop accepts connections and answers
 * pages. Addresses alternate, so one that floods waits for itself. A request gets no turn once its client has left, so
 * the limits of connections bound the queues.
 */
async function ownTurn(address: string, socket: Socket): Promise<void> {
  await new Promise<void>((resume) => {
    if (waiting.size === 0) setImmediate(takeNext);
    const queue = waiting.get(address) ?? [];
    waiting.set(address, queue);
    queue.push({ socket, resume });
  });
}

function takeNext(): void {
  for (const [address, queue] of waiting) {
    waiting.delete(address);
    let next = queue.shift();
    while (next?.socket.destroyed) next = queue.shift();
    if (queue.length > 0) waiting.set(address, queue);
    next?.resume();
    if (next) break;
  }
  if (waiting.size > 0) setImmediate(takeNext);
}
