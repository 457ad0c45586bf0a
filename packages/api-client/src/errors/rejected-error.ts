import { ApiError } from "./api-error.ts";

/** The details of a rejected request. */
export interface Rejection {
  readonly httpStatus: number;
  readonly bodyStatus?: number | undefined;
  readonly serverMessage?: string | undefined;
  /** The verification service's error code, such as 60202. */
  readonly code?: number | undefined;
  /** The name of the error, such as "commonPassword", if the server has names for its errors. */
  readonly reason?: string | undefined;
  /** The seconds until the request may be sent again, from the `Retry-After` header. */
  readonly retryAfter?: number | undefined;
  /** The message for each field that the server rejected. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
}

/**
 * The error of a request that the server rejected, by an HTTP status of 400 or above, or by another body `status` than the
 * one that means success (specification section 7).
 *
 * `message` is the server's, else "something went wrong". If a code could not be sent, `message` is the HTTP status text
 * (specification section 8), and `serverMessage` is the server's.
 *
 * @example
 * if (error.name === "RejectedError") log(error.httpStatus, error.bodyStatus);
 */
export class RejectedError extends ApiError implements Rejection {
  override readonly name = "RejectedError";
  declare readonly httpStatus: number;
  declare readonly bodyStatus: number | undefined;
  declare readonly serverMessage: string | undefined;
  declare readonly code: number | undefined;
  declare readonly reason: string | undefined;
  declare readonly retryAfter: number | undefined;
  declare readonly fieldErrors: Readonly<Record<string, string>> | undefined;

  constructor({ message, ...rejection }: Rejection & { readonly message?: string | undefined }) {
    super(message ?? rejection.serverMessage ?? "");
    Object.assign(this, rejection);
  }
}
