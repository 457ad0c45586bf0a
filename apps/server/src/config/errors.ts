import type { ErrorCode } from "./error-table.ts";

/** An error that the operator must fix. It is printed without a stack, and the exit code is 1. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}

type RefusalCode = Extract<
  ErrorCode,
  | "blockedNumber"
  | "changeMayHaveArrived"
  | "commonPassword"
  | "expiredCode"
  | "invalidLink"
  | "invalidVerificationCode"
  | "invalidVerificationPhone"
  | "messageMayHaveArrived"
  | "phoneTaken"
  | "tooManyCodeChecks"
  | "tooManyCodeSends"
  | "unavailable"
  | "unverifiedPhone"
>;

/** A call that a port refused. Thrown within a transaction, it rolls it back. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: RefusalCode;
  readonly wait: number | undefined;

  constructor(code: RefusalCode, wait?: number, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.wait = wait;
  }
}

type StorageErrorCode =
  | "overloaded" // too many calls wait
  | "timeout" // the database did not answer by the deadline
  | "busy" // earlier calls took until the deadline
  | "locked" // another process locked the database until the deadline
  | "deleted" // a file of the database was deleted, moved, replaced or overwritten
  | "disconnected" // PostgreSQL is unreachable, or the connection broke; the last statement may have been executed
  | "readOnly" // PostgreSQL accepts no writes, such as a standby
  | "unsuitable"; // PostgreSQL, or a pooler before it, is set so that it could not keep a promise

/** The storage's own error. What SQLite or PostgreSQL itself rejects has the error of its library. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Returns the text of an error. Code of the built site may throw a string. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
