import type { CallDefinition } from "@matchfront/api-client";
import type { FastifyInstance } from "fastify";
import { createLimiter, type Limits } from "./limits.ts";
import { rateLimitKey } from "./rate-limit-key.ts";
import { isSameOrigin } from "./same-origin.ts";
import { Refusal } from "../members/refusal.ts";

const methods = ["DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT"];

/** What guards a plugin's calls. */
export interface GuardOptions {
  /** Where visitors reach the site, if that is known. */
  readonly publicUrl: URL | undefined;
  readonly limits: Limits;
  /** Each call's path, and the one method that it takes. */
  readonly calls: readonly Pick<CallDefinition, "method" | "path">[];
}

/**
 * Keeps a plugin's calls for this site's own pages, by one method each, and so many from one address: nobody tries
 * tokens or numbers one after the other. What it refuses is thrown as a {@link Refusal}.
 *
 * @example guardCalls(app, { publicUrl, limits, calls: [calls.updatePhone] });
 */
export function guardCalls(app: FastifyInstance, { publicUrl, limits, calls }: GuardOptions): void {
  const limiter = createLimiter(limits.memberCallsFromAddress);
  app.addHook("onRequest", async ({ headers, ip }, reply) => {
    if (!isSameOrigin(headers, publicUrl)) throw new Refusal("foreignPage");
    const wait = await limiter.take(rateLimitKey(ip));
    if (wait === undefined) return;
    reply.header("retry-after", wait);
    throw new Refusal("tooMany");
  });
  for (const call of calls) {
    const allowed = call.method.toUpperCase();
    app.route({
      method: methods.filter((method) => method !== allowed),
      url: call.path,
      async handler(_request, reply) {
        reply.header("allow", allowed);
        throw new Refusal("wrongMethod");
      },
    });
  }
}
