import { DatabaseError } from "pg";
import { StorageError } from "./storage-error.ts";

/** SQLSTATE codes (https://www.postgresql.org/docs/15/errcodes-appendix.html) after which another try may succeed. */
const transientCodes: ReadonlySet<string> = new Set([
  "25006", // read-only transaction
  "40001", // serialization failure
  "40P01", // deadlock
  "55P03", // lock timeout
  "57P01", // shutdown
  "57P02", // crash
  "57P03", // startup
  "23505", // unique violation: the next try sees the other row
]);

/** Whether a transaction may succeed if it is tried again. */
export function isTransient(error: unknown): boolean {
  if (error instanceof StorageError) return error.code === "disconnected" || error.code === "readOnly";
  const code = codeOf(error);
  return transientCodes.has(code) || code.startsWith("08");
}

/** Whether the server has become read-only since the connection was made. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === "25006";
}

/** Returns the SQLSTATE of an error, or an empty string if it does not come from PostgreSQL. */
export function codeOf(error: unknown): string {
  return error instanceof DatabaseError ? (error.code ?? "") : "";
}
