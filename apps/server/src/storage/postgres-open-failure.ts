import { errorText } from "../config/error-text.ts";
import { UnknownMigration } from "./schema.ts";
import { SetupError } from "../config/setup-error.ts";
import { codeOf, isPassing, NotPrimary } from "./postgres-failures.ts";

/** What an operator can do about what PostgreSQL answers, by SQLSTATE (https://www.postgresql.org/docs/15/errcodes-appendix.html). */
const advices: Readonly<Record<string, string>> = {
  "28000": "Expected a role that may connect: correct DATABASE_URL, or the server's pg_hba.conf.",
  "28P01": "Expected the role's password: correct DATABASE_URL.",
  "3D000": "Expected an empty database: create it with createdb, owned by the role in DATABASE_URL.",
  "42501": "Expected a role that owns the database: make it its owner.",
  "53300": "Expected ten free connections for each server: raise max_connections, or run fewer servers.",
};

/**
 * Says for the operator why a PostgreSQL could not be opened, what was expected, and what to do.
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
    `The database ${description} could not be opened: ${errorText(cause)}. ${adviceFor(cause)}`,
    { cause },
  );
}

function adviceFor(cause: unknown): string {
  const advice = advices[codeOf(cause)];
  if (advice) return advice;
  if (cause instanceof NotPrimary)
    return "Expected the primary: name its address in DATABASE_URL, or all of them, separated by commas.";
  if (isPassing(cause))
    return "Expected PostgreSQL 15 or newer to answer there: start it, or correct DATABASE_URL.";
  return "Expected PostgreSQL 15 or newer, and a role that owns the database: correct DATABASE_URL.";
}
