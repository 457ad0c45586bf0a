import type { FastifyRequest } from "fastify";

/**
 * Log lines are JSON, and hold nothing of the visitor: no address, no query, no token.
 *
 * @param level the least level that is written
 * @example fastify({ logger: loggerOptions("warn") });
 */
export function loggerOptions(level: string) {
  return { level, serializers: { req: describeRequest } };
}

function describeRequest({ method, url }: FastifyRequest) {
  const path = url.replace(/\?.*/s, "");
  return { method, path: path.replace(/^(\/resetPhoneNumber\/).+/, "$1…") };
}
