import type { FastifyInstance } from "fastify";
import { createLimiter, type Limits } from "../limits/limits.ts";
import { networkOf } from "../limits/network-of.ts";
import { isSameOrigin } from "../same-origin.ts";
import { Refusal } from "./refusal.ts";

const methods = ["DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT"];

/** What guards a plugin's calls. */
export interface GuardOptions {
  /** Where visitors reach the site, if that is known. */
  readonly publicUrl: URL | undefined;
  readonly limits: Limits;
  /** Each call's address, and the one method that it takes. */
  readonly calls: readonly { readonly method: string; readonly url: string }[];
}

/**
 * Keeps a plugin's calls for this site's own pages, by one method each, and so many from one address: nobody tries
 * tokens or numbers one after the other. What it refuses is thrown as a {@link Refusal}.
 *
 * @example guardCalls(app, { publicUrl, limits, calls: [{ method: "PUT", url: "/api/updatePhoneNumber" }] });
 */
export function guardCalls(app: FastifyInstance, { publicUrl, limits, calls }: GuardOptions): void {
  const limiter = createLimiter(limits.memberCallsFromAddress);
  app.addHook("onRequest", async ({ headers, ip }, reply) => {
    if (!isSameOrigin(headers, publicUrl)) throw new Refusal("foreignPage");
    const wait = await limiter.take(networkOf(ip));
    if (wait === undefined) return;
    reply.header("retry-after", wait);
    throw new Refusal("tooMany");
  });
  for (const { method, url } of calls)
    app.route({
      method: methods.filter((other) => other !== method),
      url,
      async handler(_request, reply) {
        reply.header("allow", method);
        throw new Refusal("wrongMethod");
      },
    });
}
