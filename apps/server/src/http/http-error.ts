import type { FieldErrors } from "@matchfront/forms";
import type { Language } from "@matchfront/locales/locales";
import { localeParts } from "@matchfront/locales/locale-parts";
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
