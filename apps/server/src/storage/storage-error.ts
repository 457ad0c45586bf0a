type StorageErrorCode =
  | "overloaded" // too many calls wait
  | "timeout" // the database did not answer by the deadline
  | "busy" // earlier calls took until the deadline
  | "locked" // another process locked the database until the deadline
  | "deleted" // a file of the database was deleted, moved or replaced
  | "disconnected" // PostgreSQL is unreachable, or the connection broke; the last statement may have been executed
  | "readOnly"; // PostgreSQL accepts no writes, such as a standby

/** The storage's own error. What SQLite or PostgreSQL itself rejects has the error of its library. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
