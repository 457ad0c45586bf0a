import fastify from "fastify";
import { loggerOptions } from "../src/app.ts";

/** The server's own logger, and what it wrote. */
export function logLines() {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const { log } = fastify({ logger: { ...loggerOptions("info"), stream } });
  return { log, lines };
}
