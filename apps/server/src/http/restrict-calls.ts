import type { CallDefinition } from "@matchfront/api-client";
import type { FastifyInstance } from "fastify";
import { HttpError } from "./http-error.ts";
import { createNetworkLimiter } from "./limiter.ts";
import { refundIfFailed } from "./refund-failures.ts";
import { isSameOrigin } from "./same-origin.ts";

const methods = ["DELETE", "GET", "OPTIONS", "PATCH", "POST", "PUT"];

/** Only this site's pages may call, by one method each and a number of times, so that nobody can guess tokens. */
export function restrictCalls(
  app: FastifyInstance,
  name: string,
  calls: readonly Pick<CallDefinition, "method" | "path">[],
): void {
  const { publicUrl, limits, createLimiter } = app;
  const limiter = createNetworkLimiter(createLimiter, name, limits.memberCallsFromAddress);
  app.addHook("onRequest", async ({ headers, clientAddress }) => {
    if (!isSameOrigin(headers, publicUrl)) throw new HttpError("crossOrigin");
    const wait = await limiter.consume(clientAddress);
    if (wait) throw new HttpError("tooManyRequests", { wait });
  });
  // Not of a call that was shed, so that a flood is blocked before it reaches the database.
  app.addHook("preHandler", async (request) =>
    refundIfFailed(request, () => limiter.refund(request.clientAddress)),
  );
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
