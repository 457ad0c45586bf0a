import type { FastifyInstance, FastifyRequest } from "fastify";

type Refund = () => Promise<void>;

const refunds = new WeakMap<FastifyRequest, readonly Refund[]>();

/** Undoes a count if the request then fails because of the server or a service, which is not its visitor's fault. */
export function refundIfFailed(request: FastifyRequest, refund: Refund): void {
  refunds.set(request, [...(refunds.get(request) ?? []), refund]);
}

/** Keeps what was counted for a request that may have succeeded. */
export function keepCounts(request: FastifyRequest): void {
  refunds.delete(request);
}

/** Refunds before the response, so that the visitor's next attempt is not rejected. */
export function refundFailures(app: FastifyInstance): void {
  app.addHook("onSend", async (request, { statusCode }) => {
    if (statusCode >= 500) await Promise.all((refunds.get(request) ?? []).map((refund) => refund()));
  });
}
