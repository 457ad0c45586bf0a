import { StorageError } from "../config/errors.ts";

type Limits = Readonly<Record<"statement" | "lock", string>>;

/** Returns the settings that a session asks for at its login, which no file, role, database or reload then changes. */
export function sessionSettings({ statement, lock }: Limits): Readonly<Record<string, string>> {
  return {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: "5s",
    idle_session_timeout: "0",
    // A commit waits for the disk, and for the disk of a synchronous standby.
    synchronous_commit: "on",
    default_transaction_isolation: "read committed",
    // A policy that would hide rows becomes an error.
    row_security: "off",
    client_encoding: "UTF8",
  };
}

export const poolerRemedy =
  "a pooler such as PgBouncer answers, and drops what a session asks for at its login. Name PostgreSQL's direct " +
  "address in DATABASE_URL, or a pooler that keeps sessions and passes startup options on.";

/** The settings that no session can change: values that keep the promises, the remedy, and when to warn instead. */
const rules: Readonly<Record<string, readonly [RegExp, string, ("always" | "not public")?]>> = {
  server_version: [/^(?:1[5-9]|[2-9]\d)/, "15 or newer: upgrade it."],
  server_encoding: [/^UTF8$/, "UTF8: run createdb --encoding=UTF8 --locale=C --template=template0."],
  schema: [/./, "one that the role may use: create it, or correct search_path."],
  unlogged_tables: [/^$/, "none, since a crash empties them: run alter table … set logged."],
  policed_tables: [/^$/, "none, since policies hide rows: run alter table … disable row level security."],
  fsync: [/^on$/, "on, since a power cut loses messages: correct postgresql.conf.", "not public"],
  full_page_writes: [
    /^on$/,
    "on, except on storage such as ZFS that writes whole pages: correct it.",
    "always",
  ],
  zero_damaged_pages: [/^off$/, "off, since it deletes rows: reset it."],
  ignore_checksum_failure: [/^off$/, "off, since it hides damage: reset it."],
};

const names = Object.keys({ ...sessionSettings({ statement: "", lock: "" }), ...rules });
// With a synchronous standby, such as Neon's storage, a commit does not depend on this disk.
export const settingsQuery = `select ${names.map((name) => `current_setting('${name}', true) as ${name},`).join(" ")}
  current_setting('transaction_read_only') as transaction_read_only,
  case current_setting('synchronous_standby_names') when '' then current_setting('fsync') else 'on' end as fsync,
  current_schema()::text as schema,
  string_agg(relname, ', ') filter (where relpersistence = 'u') as unlogged_tables,
  string_agg(relname, ', ') filter (where row_security_active(oid)) as policed_tables
  from pg_class where relnamespace = to_regnamespace(quote_ident(current_schema()))
    and relname in ('message', 'mail_job', 'member', 'member_link', 'verified_phone', 'sms_count')`;

export type Found = Readonly<Record<string, string | null>>;

/** Checks what `settingsQuery` found. @returns warnings @throws StorageError if a promise could not be kept */
export function checkSettings(found: Found, limits: Limits, isPublic: boolean): readonly string[] {
  // Also "on" for a standby.
  if (found["transaction_read_only"] === "on")
    throw new StorageError("readOnly", "it is a standby, or read-only");
  const describe = (name: string, expected: string) =>
    `The database has ${name} ${found[name] || "none"}. Expected ${expected}`;
  const dropped = Object.entries(sessionSettings(limits)).find(([name, value]) => found[name] !== value);
  if (dropped) throw new StorageError("unsuitable", describe(dropped[0], `${dropped[1]}: ${poolerRemedy}`));
  const misfits = Object.entries(rules).filter(([name, [fits]]) => !fits.test(found[name] ?? ""));
  for (const [name, [, expected, warnsIf]] of misfits)
    if (!warnsIf || (warnsIf === "not public" && isPublic))
      throw new StorageError("unsuitable", describe(name, expected));
  return misfits.map(([name, [, expected]]) => describe(name, expected));
}
