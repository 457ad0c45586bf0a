import { errorText } from "../config/error-text.ts";
import { SetupError } from "../config/setup-error.ts";
import { codeOf, isTransient } from "./postgres-errors.ts";
import { UnknownMigration } from "./schema.ts";
import { StorageError } from "./storage-error.ts";

/** Remedies by SQLSTATE (https://www.postgresql.org/docs/15/errcodes-appendix.html). */
const remedies: Readonly<Record<string, string>> = {
  "28000": "Expected a role that may connect: correct DATABASE_URL, or the server's pg_hba.conf.",
  "28P01": "Expected the role's password: correct DATABASE_URL.",
  "3D000": "Expected an empty database: create it with createdb, owned by the role in DATABASE_URL.",
  "42501": "Expected a role that owns the database: make it its owner.",
  "53300": "Expected ten free connections for each server: raise max_connections, or run fewer servers.",
};

/**
 * Creates the operator's error for a PostgreSQL that cannot be opened: the cause, what was expected, and the remedy.
 *
 * @param description of its address, without the password
 */
export function openFailure(description: string, cause: unknown): SetupError {
  if (cause instanceof SetupError) return cause;
  if (cause instanceof UnknownMigration)
    return new SetupError(
      `${cause.message} Start the version that wrote it, restore a backup as docs/guides/upgrade.md says, or, if ` +
        "nobody needs what it holds, drop the database.",
      { cause },
    );
  return new SetupError(
    `The database ${description} could not be opened: ${errorText(cause)}. ${remedyFor(cause)}`,
    { cause },
  );
}

function remedyFor(cause: unknown): string {
  const remedy = remedies[codeOf(cause)];
  if (remedy) return remedy;
  if (cause instanceof StorageError && cause.code === "readOnly")
    return "Expected the primary: correct DATABASE_URL, or the proxy that it names.";
  if (isTransient(cause))
    return "Expected PostgreSQL 15 or newer to answer there: start it, or correct DATABASE_URL.";
  return "Expected PostgreSQL 15 or newer, and a role that owns the database: correct DATABASE_URL.";
}
