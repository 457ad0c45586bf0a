import { AbortedError, RejectedError, TimeoutError } from "@matchfront/api-client";

const unavailable = "We couldn't do this just now. Please try again in a few minutes.";

/**
 * A call that the backend refused, in its own words, or that never reached it.
 *
 * @example new BackendRefusal({ statusCode: 200, status: 409, message: "Phone Number already exists" });
 */
export class BackendRefusal extends Error {
  override readonly name = "BackendRefusal";
  /** The HTTP status; some backends answer 200 and refuse in the body. */
  readonly statusCode: number;
  /** The body's status. */
  readonly status: number;

  constructor(refusal: { statusCode: number; status: number; message: string }, options?: ErrorOptions) {
    super(refusal.message, options);
    this.statusCode = refusal.statusCode;
    this.status = refusal.status;
  }
}

/**
 * Makes one call to the backend.
 *
 * @returns what the call is fulfilled with
 * @throws BackendRefusal and nothing else
 * @example await askBackend(() => backend.contact.send(message));
 */
export async function askBackend<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw toBackendRefusal(error);
  }
}

function toBackendRefusal(cause: unknown): BackendRefusal {
  if (cause instanceof RejectedError) {
    const { httpStatus, bodyStatus, serverMessage } = cause;
    const statusCode = httpStatus <= 599 ? httpStatus : 502;
    return new BackendRefusal({
      statusCode,
      status: bodyStatus ?? statusCode,
      message: serverMessage ?? unavailable,
    });
  }
  // It is we who abort a call, never the visitor: when our patience is at its end.
  const isLate = cause instanceof TimeoutError || cause instanceof AbortedError;
  const status = isLate ? 504 : 502;
  const message = isLate ? new TimeoutError({ cause }).message : unavailable;
  return new BackendRefusal({ statusCode: status, status, message }, { cause });
}
