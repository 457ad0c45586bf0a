import type { FieldErrors } from "@matchfront/forms";
import { wordsIn, type Language } from "../config/languages.ts";
import { errorTable, type ErrorCode, type ErrorRow } from "./error-table.ts";

/** The parts of an error that its row does not have, or has otherwise. */
export interface HttpErrorOptions extends ErrorOptions {
  /** The HTTP status, in place of the row's. */
  readonly statusCode?: number;
  /** The status in the body, where another backend sends one that differs from HTTP's. @default statusCode */
  readonly bodyStatus?: number;
  /** In place of the row's. */
  readonly message?: string | undefined;
  /** A message for each invalid field. */
  readonly fieldErrors?: FieldErrors<Record<string, string>>;
  /** Besides the row's. */
  readonly headers?: Readonly<Record<string, string | number>> | undefined;
}

/**
 * A request that fails with a response from the {@link errorTable}. Nothing was stored; thrown within a transaction,
 * it rolls it back. Any other error is a defect or an outage, which visitors learn nothing of.
 *
 * @example throw new HttpError("phoneTaken"); // HTTP 409
 */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly code: ErrorCode;
  /** The HTTP status. */
  readonly statusCode: number;
  /** The status in the body. */
  readonly status: number;
  readonly twilioCode: number | undefined;
  readonly fieldErrors: FieldErrors<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string | number>>;
  /** What the visitor is told, in their language; what another backend said stays in its words. */
  readonly messageIn: (language: Language) => string;

  constructor(code: ErrorCode, options: HttpErrorOptions = {}) {
    const row: ErrorRow = errorTable[code];
    const messageIn = (language: Language) =>
      options.message ?? (typeof row.message === "string" ? row.message : row.message(wordsIn(language)));
    super(messageIn("en"), options);
    this.messageIn = messageIn;
    this.code = code;
    this.statusCode = options.statusCode ?? row.status;
    this.status = options.bodyStatus ?? this.statusCode;
    this.twilioCode = row.twilioCode;
    this.fieldErrors = options.fieldErrors;
    this.headers = { ...row.headers, ...options.headers };
  }
}

/** What a group of calls responds with where a request fails before its handler understands it, or while it runs. */
export interface FallbackCodes {
  readonly 400: ErrorCode;
  readonly 413: ErrorCode;
  readonly 415: ErrorCode;
  readonly 503: ErrorCode;
}

/** The error to respond with: an HttpError as it is, any other by the status that Fastify gave it. */
export function toHttpError(
  error: Error & { readonly statusCode?: number },
  codes: FallbackCodes,
): HttpError {
  if (error instanceof HttpError) return error;
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return new HttpError(codes[503], { cause: error });
  const status = statusCode === 413 || statusCode === 415 ? statusCode : 400;
  return new HttpError(codes[status], { cause: error });
}
