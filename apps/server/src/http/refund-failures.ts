import type { FastifyInstance, FastifyRequest } from "fastify";

/** Undoes a count. If the call may have succeeded, undoes only what limits this visitor alone. */
type Refund = (mayHaveSucceeded: boolean) => Promise<void>;

const refunds = new WeakMap<FastifyRequest, readonly Refund[]>();
const doubtful = new WeakSet<FastifyRequest>();

/** Undoes a count if the request then fails because of the server or a service, which is not its visitor's fault. */
export function refundIfFailed(request: FastifyRequest, refund: Refund): void {
  refunds.set(request, [...(refunds.get(request) ?? []), refund]);
}

/** Keeps the shared counts of a request that may have succeeded. */
export function keepSharedCounts(request: FastifyRequest): void {
  doubtful.add(request);
}

/** Refunds before the response, so that the visitor's next attempt is not rejected. */
export function refundFailures(app: FastifyInstance): void {
  app.addHook("onSend", async (request, { statusCode }) => {
    if (statusCode < 500) return;
    await Promise.all((refunds.get(request) ?? []).map((refund) => refund(doubtful.has(request))));
  });
}
