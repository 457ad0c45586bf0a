import type { FastifyRequest } from "fastify";
import type { HttpError } from "./http-error.ts";

type Refund = () => Promise<void>;

const refunds = new WeakMap<FastifyRequest, readonly Refund[]>();

/** Uncounts what was counted for a request, if the request then fails because of the server or a service. */
export function refundIfFailed(request: FastifyRequest, refund: Refund): void {
  refunds.set(request, [...(refunds.get(request) ?? []), refund]);
}

/** Every error handler calls this before the response, so that the visitor's next attempt finds the counts refunded. */
export async function refundFailure(request: FastifyRequest, error: HttpError): Promise<void> {
  if (error.isServerFault) await Promise.all((refunds.get(request) ?? []).map((refund) => refund()));
}
