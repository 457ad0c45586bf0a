import { Agent, request, type RequestOptions } from "node:http";
import { once } from "node:events";
import { createHistogram } from "node:perf_hooks";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

/** A request of a load. */
export interface Question extends RequestOptions {
  readonly path: string;
  readonly body?: string;
}

/** What became of the requests, and their times in microseconds. */
export interface Load {
  readonly ok: number;
  readonly refused: number;
  /** From when each was due: a wait for a connection counts. */
  readonly times: ReturnType<typeof createHistogram>;
}

/** How much to ask. */
export interface LoadSize {
  readonly seconds: number;
  readonly connections: number;
  /** How many a second; as many as are answered, where it is undefined. */
  readonly rate: number | undefined;
}

/**
 * Asks servers, over connections that are kept.
 *
 * @param origins each gets the same share of the connections
 * @param next the request with a number, which no other one has
 */
export async function load(
  origins: readonly string[],
  { seconds, connections, rate }: LoadSize,
  next: (number: number) => Question,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = createHistogram();
  const start = performance.now();
  const end = start + seconds * 1000;
  let [number, ok, refused] = [0, 0, 0];
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const origin = origins[connection % origins.length];
      while (performance.now() < end) {
        const { body, path, ...init } = next((number += 1));
        const dueAt = rate ? start + (number * 1000) / rate : performance.now();
        if (dueAt > end) break;
        if (rate) await pause(Math.max(0, dueAt - performance.now()));
        const asked = request(new URL(path, origin), { agent, ...init });
        asked.end(body);
        const [response] = await once(asked, "response");
        await text(response);
        times.record(Math.max(1, Math.round((performance.now() - dueAt) * 1000)));
        if (response.statusCode === 200) ok += 1;
        else refused += 1;
      }
    }),
  );
  agent.destroy();
  return { ok, refused, times };
}

/** The page with a form. */
export function page(): Question {
  return { path: "/contactus" };
}

/** A message of 600 characters as the page's script sends it, each from a network address of its own. */
export function message(number: number): Question {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  return {
    path: "/admin/sendContactUsEmail",
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
      "x-forwarded-for": address,
    },
    body: JSON.stringify({
      topic: "Ad Sales",
      email: `${number}@example.org`,
      description: "How much is that? ".repeat(34).trim(),
    }),
  };
}
