import type { FieldErrors } from "@matchfront/forms";
import type { Language } from "@matchfront/locales/locales";
import { localeParts } from "@matchfront/locales/locale-parts";
import { languageOf } from "@matchfront/locales/routing";
import type { FastifyReply } from "fastify";
import { errorTable, type ErrorCode, type ErrorRow } from "./error-table.ts";

/** The parts of an error that its row lacks, or that replace the row's. */
export interface HttpErrorOptions extends ErrorOptions {
  readonly statusCode?: number;
  /** The status in the body, which another backend may send beside HTTP's. @default statusCode */
  readonly bodyStatus?: number;
  readonly message?: string | undefined;
  readonly fieldErrors?: FieldErrors<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string | number>> | undefined;
}

/** A request that fails with a response of the {@link errorTable}. Responses to other errors do not say their cause. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly status: number;
  readonly twilioCode: number | undefined;
  readonly fieldErrors: FieldErrors<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Returns the message in a language; another backend's message is not translated. */
  readonly messageIn: (language: Language) => string;

  constructor(code: ErrorCode, options: HttpErrorOptions = {}) {
    const row: ErrorRow = errorTable[code];
    const messageIn = (language: Language) => options.message ?? messageOf(code, language);
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

function messageOf(code: ErrorCode, language: Language): string {
  const { forms } = localeParts[language];
  const { message }: ErrorRow = errorTable[code];
  if (typeof message === "string") return message;
  const messages: Readonly<Record<string, string>> = forms.serverErrors;
  return message?.(forms) ?? messages[code] ?? forms.serverErrors.unavailable;
}

export function sendJsonError(reply: FastifyReply, error: HttpError): FastifyReply {
  const { status, fieldErrors: errors } = error;
  const message = error.messageIn(languageOf(reply.request.url));
  return prepare(reply, error).send({ status, message, errors });
}

/** Sends `{ code?, message, status }` as Twilio Verify v2 does, in the language of the call. */
export function sendTwilioError(reply: FastifyReply, error: HttpError): FastifyReply {
  const { twilioCode: code, status } = error;
  const message = error.messageIn(languageOf(reply.request.url));
  return prepare(reply, error).send({ code, message, status });
}

export function sendErrorPage(
  reply: FastifyReply,
  error: HttpError,
  page: { readonly html: string; readonly contentSecurityPolicy: string },
): FastifyReply {
  // A backend may reject with HTTP 200 and a status in its JSON.
  return prepare(reply, error)
    .code(error.statusCode < 400 ? 422 : error.statusCode)
    .type("text/html; charset=utf-8")
    .header("content-security-policy", page.contentSecurityPolicy)
    .send(page.html);
}

function prepare(reply: FastifyReply, { statusCode, headers }: HttpError): FastifyReply {
  return reply.code(statusCode).headers(headers);
}
