import { DatabaseError } from "pg";
import { errorText, SetupError, StorageError } from "../config/errors.ts";
import { poolerRemedy } from "./postgres-settings.ts";

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

/** How PgBouncer, Neon's and Supabase's poolers, and RDS Proxy reject what a session asks for. */
const isPooler = /startup parameter|command-line options/i;

export function isTransient(error: unknown): boolean {
  if (error instanceof StorageError) return error.code === "disconnected" || error.code === "readOnly";
  const code = codeOf(error);
  return transientCodes.has(code) || (code.startsWith("08") && !isPooler.test(errorText(error)));
}

export function codeOf(error: unknown): string {
  return error instanceof DatabaseError ? (error.code ?? "") : "";
}

const remedies: Readonly<Record<string, string>> = {
  "28000": "Expected a role that may connect: correct DATABASE_URL, or the server's pg_hba.conf.",
  "28P01": "Expected the role's password: correct DATABASE_URL.",
  "3D000": "Expected an empty database: create it with createdb, owned by the role in DATABASE_URL.",
  "42501": "Expected a role that owns the database: make it its owner.",
  "53300": "Expected ten free connections for each server: raise max_connections, or run fewer servers.",
};

export function postgresOpenError(description: string, cause: unknown): SetupError {
  if (cause instanceof SetupError) return cause;
  if (cause instanceof StorageError && cause.code === "unsuitable")
    return new SetupError(cause.message.replace("The database", `The database ${description}`), { cause });
  const message = `The database ${description} could not be opened: ${errorText(cause)}. ${remedyFor(cause)}`;
  return new SetupError(message, { cause });
}

function remedyFor(cause: unknown): string {
  if (isPooler.test(errorText(cause))) return `Expected PostgreSQL: ${poolerRemedy}`;
  const remedy = remedies[codeOf(cause)];
  if (remedy) return remedy;
  if (cause instanceof StorageError && cause.code === "readOnly")
    return "Expected the primary: correct DATABASE_URL, the proxy that it names, or default_transaction_read_only.";
  if (isTransient(cause))
    return "Expected PostgreSQL 15 or newer to answer there: start it, or correct DATABASE_URL.";
  return "Expected PostgreSQL 15 or newer, and a role that owns the database: correct DATABASE_URL.";
}
