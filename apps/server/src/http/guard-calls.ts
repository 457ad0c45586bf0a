import type { CallDefinition } from "@matchfront/api-client";
import type { FastifyInstance } from "fastify";
import { HttpError } from "./http-error.ts";
import { limitError } from "./limit-error.ts";
import type { CreateLimiter } from "./limiter.ts";
import type { Limits } from "./limits.ts";
import { createNetworkLimiter } from "./network-limiter.ts";
import { isSameOrigin } from "./same-origin.ts";

const methods = ["DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT"];

interface GuardOptions {
  /** Of the limiter: each plugin has one of its own. */
  readonly name: string;
  /** Where visitors reach the site, if that is known. */
  readonly publicUrl: URL | undefined;
  readonly limits: Limits;
  readonly createLimiter: CreateLimiter;
  /** Each call's path, and the one method that it allows. */
  readonly calls: readonly Pick<CallDefinition, "method" | "path">[];
}

/**
 * Restricts a plugin's calls to this site's own pages, to one method each, and to a number of requests from one
 * address, which prevents guessing of tokens and numbers.
 *
 * @throws HttpError to the plugin's error handler
 */
export function guardCalls(
  app: FastifyInstance,
  { name, publicUrl, limits, createLimiter, calls }: GuardOptions,
): void {
  const limiter = createNetworkLimiter(createLimiter, {
    name,
    limit: limits.memberCallsFromAddress,
    policy: "calls",
  });
  app.addHook("onRequest", async ({ headers, clientAddress }) => {
    if (!isSameOrigin(headers, publicUrl)) throw new HttpError("crossOrigin");
    const reached = await limiter.take(clientAddress);
    if (reached) throw limitError("tooManyRequests", reached);
  });
  for (const { method, path } of calls) {
    const allow = method.toUpperCase();
    app.route({
      method: methods.filter((other) => other !== allow),
      url: path,
      async handler() {
        throw new HttpError("methodNotAllowed", { headers: { allow } });
      },
    });
  }
}
