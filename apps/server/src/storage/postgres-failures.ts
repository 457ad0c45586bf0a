import { DatabaseError } from "pg";

/** Nobody knows what became of what was asked: there was no connection, or it broke. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

/** The database takes no writes: it is a standby, or was the primary before. */
export class NotPrimary extends Error {
  override readonly name = "NotPrimary";
}

const readOnly = "25006";

/** SQLSTATE (https://www.postgresql.org/docs/15/errcodes-appendix.html): the transaction was rolled back, and may succeed. */
const passing: Readonly<Record<string, true>> = {
  [readOnly]: true,
  "40001": true, // serialization failure
  "40P01": true, // deadlock
  "55P03": true, // lock timeout
  "23505": true, // unique violation: another was faster, and is seen by the next try
};

/** The server ends, or has not begun. */
const ending: Readonly<Record<string, true>> = { "57P01": true, "57P02": true, "57P03": true };

/** Whether a unit of work may succeed when it is done again as a whole. */
export function isPassing(error: unknown): boolean {
  return isBroken(error) || error instanceof NotPrimary || codeOf(error) in passing;
}

/** Whether the connection is of no more use, and nobody knows what became of the last statement. */
export function isBroken(error: unknown): boolean {
  const code = codeOf(error);
  return error instanceof ConnectionLost || code in ending || code.startsWith("08");
}

/** Whether the server was the primary when the connection was made, and is none any more. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === readOnly;
}

/** SQLSTATE; empty where the database did not say anything. */
export function codeOf(error: unknown): string {
  return error instanceof DatabaseError ? (error.code ?? "") : "";
}
