import { RejectedError, type AnyApiError } from "@matchfront/api-client";
import { createApiClient, type ApiClient } from "@matchfront/api-client/calls";
import { Refusal } from "../config/errors.ts";
import { isUnsent, serviceFetch } from "./service-fetch.ts";

/** Of one call, in milliseconds. Less than the 15 s that the site's script waits, so that it receives an answer. */
export const backendTimeout = 12_000;

export function createBackendClient({ href }: URL): ApiClient {
  return createApiClient({ baseUrl: href, fetch: serviceFetch, timeout: backendTimeout });
}

/** Statuses with which a proxy answers for a backend that it could not reach, or that did not answer it in time. */
const proxyStatuses = new Set([408, 502, 503, 504]);

/** Decides whether a backend may have executed a call that failed: unless it did not leave, or the backend says so. */
export function mayHaveArrived(error: AnyApiError): boolean {
  if (!(error instanceof RejectedError)) return !isUnsent(error);
  const { httpStatus, bodyStatus } = error;
  const isExplained = Boolean(error.serverMessage?.trim());
  // No proxy sends both fields of the specification.
  if (isExplained && bodyStatus !== undefined) return false;
  if (proxyStatuses.has(httpStatus) || httpStatus >= 520) return true;
  // A page of HTTP 500 may come from a program that failed after it had sent the mail.
  return httpStatus >= 500 && !isExplained;
}

/** Waits for a call that changes something. @throws Refusal with this code if the backend may have executed it */
export async function changing<Result>(
  code: "changeMayHaveArrived" | "messageMayHaveArrived",
  call: Promise<Result>,
): Promise<Result> {
  return await call.catch((cause: AnyApiError) => {
    throw mayHaveArrived(cause) ? new Refusal(code, undefined, { cause }) : cause;
  });
}
