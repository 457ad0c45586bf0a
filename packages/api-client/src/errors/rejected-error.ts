import { ApiError } from "./api-error.ts";

/** The details of a rejected request: always the HTTP status, the rest if the body has it. */
export interface Rejection {
  readonly httpStatus: number;
  readonly bodyStatus?: number | undefined;
  readonly serverMessage?: string | undefined;
  /** The verification service's error code, such as 60202. */
  readonly code?: number | undefined;
  /** The seconds until it may be sent again, if the server says so, as it does with HTTP 429. */
  readonly retryAfter?: number | undefined;
  /** An error message for each field that the server rejected, if its response has them. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
}

/**
 * The server rejected the request: by an HTTP status of 400 or above, or by a body `status` other than the one that
 * specification section 7 lists as success. `message` is the server's, else "something went wrong"; where a code could not be
 * sent it is the HTTP status text (specification section 8), and `serverMessage` has the server's.
 *
 * @example
 * if (error.name === "RejectedError") log(error.httpStatus, error.bodyStatus);
 */
export class RejectedError extends ApiError implements Rejection {
  override readonly name = "RejectedError";
  readonly httpStatus: number;
  readonly bodyStatus: number | undefined;
  readonly serverMessage: string | undefined;
  readonly code: number | undefined;
  readonly retryAfter: number | undefined;
  readonly fieldErrors: Readonly<Record<string, string>> | undefined;

  constructor({
    httpStatus,
    bodyStatus,
    serverMessage,
    code,
    retryAfter,
    fieldErrors,
    message = serverMessage,
  }: Rejection & { readonly message?: string | undefined }) {
    super(message ?? "");
    this.httpStatus = httpStatus;
    this.bodyStatus = bodyStatus;
    this.serverMessage = serverMessage;
    this.code = code;
    this.retryAfter = retryAfter;
    this.fieldErrors = fieldErrors;
  }
}
