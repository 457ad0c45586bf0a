import { isApiError, MalformedError, RejectedError, type AnyApiError } from "@matchfront/api-client";
import { errorText, Refusal, StorageError } from "../config/errors.ts";
import type { FieldErrors } from "@matchfront/forms";
import type { Language } from "@matchfront/locales/locales";
import { localeParts } from "@matchfront/locales/locale-parts";
import { languageOf } from "@matchfront/locales/routing";
import type { FastifyReply } from "fastify";
import { mayHaveArrived } from "./backend-failure.ts";
import { errorTable, type ErrorCode, type ErrorRow } from "../config/error-table.ts";

/** The parts of an error that its row lacks, or that replace the row's. */
export interface HttpErrorOptions extends ErrorOptions {
  readonly statusCode?: number;
  readonly message?: string | undefined;
  readonly fieldErrors?: FieldErrors<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The seconds until the next call may pass. */
  readonly wait?: number | undefined;
}

/** A request that fails with a response of the {@link errorTable}. Responses to other errors do not say their cause. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly twilioCode: number | undefined;
  readonly fieldErrors: FieldErrors<Record<string, string>> | undefined;
  /** The code of the message, if it is ours. */
  readonly reason: ErrorCode | undefined;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Returns the message in a language; another backend's message is not translated. */
  readonly messageIn: (language: Language) => string;

  constructor(code: ErrorCode, options: HttpErrorOptions = {}) {
    const row: ErrorRow = errorTable[code];
    const messageIn = (language: Language) => options.message ?? messageOf(code, language);
    super(messageIn("en"), options);
    this.messageIn = messageIn;
    this.code = code;
    this.reason = options.message === undefined ? code : undefined;
    this.statusCode = options.statusCode ?? row.status;
    this.twilioCode = row.twilioCode;
    this.fieldErrors = options.fieldErrors;
    const { wait, headers } = options;
    this.headers = { ...row.headers, ...(wait !== undefined && { "retry-after": wait }), ...headers };
  }
}

function messageOf(code: ErrorCode, language: Language): string {
  const { forms } = localeParts[language];
  const { message }: ErrorRow = errorTable[code];
  if (typeof message === "string") return message;
  const messages: Readonly<Record<string, string>> = forms.serverErrors;
  return message?.(forms) ?? messages[code] ?? forms.serverErrors.unavailable;
}

/** Sends an error in the language of the call, with its reason. Twilio Verify v2 adds the code to status and message. */
export function sendJsonError(reply: FastifyReply, error: HttpError): FastifyReply {
  const { statusCode: status, headers, twilioCode: code, fieldErrors: errors, reason } = error;
  const message = error.messageIn(languageOf(reply.request.url));
  return reply.code(status).headers(headers).send({ code, status, message, errors, reason });
}

/** The codes of errors that Fastify throws before a handler, or that a handler throws unexpectedly, by status. */
export type FallbackCodes = Readonly<Record<400 | 413 | 415 | 503, ErrorCode>>;

/** Returns the HttpError of a thrown error: of a port's own, by its code, and of any other one, by its status. */
export function toHttpError(thrown: unknown, codes: FallbackCodes): HttpError {
  const error = fromPortError(thrown);
  if (error instanceof HttpError) return error;
  const { statusCode = 500 }: { readonly statusCode?: number } = Object(error);
  if (statusCode >= 500) return new HttpError(codes[503], { cause: error });
  const status = statusCode === 413 || statusCode === 415 ? statusCode : 400;
  return new HttpError(codes[status], { cause: error });
}

export function fromPortError<Thrown>(error: Thrown): Thrown | HttpError {
  if (error instanceof Refusal) {
    const { code, wait, cause } = error;
    return new HttpError(code, { wait, cause });
  }
  if (error instanceof StorageError && error.code === "overloaded")
    return new HttpError("overloaded", { cause: error });
  return isApiError(error) ? fromBackendError(error) : error;
}

/** The statuses by which a backend rejects what a visitor sent. Others reject this server, or say that it failed. */
const visitorStatuses = new Set([400, 401, 409, 413, 422]);

function fromBackendError(cause: AnyApiError): HttpError {
  if (cause instanceof RejectedError && !mayHaveArrived(cause)) {
    const { httpStatus, bodyStatus, serverMessage = "" } = cause;
    const status = httpStatus >= 400 ? httpStatus : (bodyStatus ?? 0);
    const options = visitorStatuses.has(status) ? { statusCode: status } : {};
    return new HttpError("backendRejected", {
      ...options,
      message: serverMessage.trim() || undefined,
      cause,
    });
  }
  // Only the server's own time limit aborts a call.
  const isTimeout = cause.name === "TimeoutError" || cause.name === "AbortedError";
  return new HttpError(isTimeout ? "backendTimeout" : "backendUnreachable", { cause });
}

/** Returns the log fields of a failed call: the reason if another service caused it, otherwise the whole error. */
export function failureFields(thrown: unknown, { statusCode: status, code, cause }: HttpError) {
  if (!(thrown instanceof HttpError || isApiError(thrown) || thrown instanceof Refusal))
    return { err: thrown };
  return { status, code, reason: cause === undefined ? undefined : reasonOf(cause) };
}

/** Returns the innermost reason: the errors around it only say that a call failed. */
export function reasonOf(error: unknown): string {
  if (error instanceof RejectedError) {
    const { httpStatus, bodyStatus } = error;
    return httpStatus < 400 ? `HTTP ${httpStatus}, status ${bodyStatus ?? "missing"}` : `HTTP ${httpStatus}`;
  }
  // Other causes quote the response, which may name a visitor.
  if (error instanceof MalformedError)
    return error.cause instanceof Error && error.cause.name === "Error"
      ? error.cause.message
      : "an answer that cannot be read";
  // A connection failed on each address of a host.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause);
  return errorText(error);
}
