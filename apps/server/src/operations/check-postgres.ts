import { sql } from "kysely";
import type { Database } from "../storage/database.ts";
import { missingMigrations } from "../storage/schema.ts";
import { isPublic } from "../config/public-server.ts";
import { databaseFileOf } from "../config/read-environment.ts";
import type { Environment } from "../config/variables.ts";
import { assertImported } from "../storage/assert-imported.ts";
import { openFailure } from "../storage/postgres-open-failure.ts";
import { assertVersion, connectByUrl } from "../storage/open-postgres.ts";
import { findOtherPrograms } from "../storage/other-programs.ts";
import { operatorLimits } from "../storage/primary-pool.ts";
import type { CheckContext } from "./check.ts";
import { failure, ok, warning, type Finding } from "./finding.ts";

/** How far a node's clock may be off, in milliseconds. */
const maxSkew = 2_000;
/** What one more node takes. */
const connectionsOfNode = 10;

/** Whether messages are left in a file that nobody reads any more. */
export async function checkImport({ environment }: CheckContext): Promise<readonly Finding[]> {
  assertImported(databaseFileOf(environment));
  return [];
}

/** Whether PostgreSQL can be reached, and is fit for this version and for one more node. */
export async function checkPostgres({ environment }: CheckContext): Promise<readonly Finding[]> {
  const { DATABASE_URL: url = "" } = environment;
  const { database, description } = connectByUrl({
    url,
    isPublic: isPublic(environment),
    limits: operatorLimits,
  });
  try {
    const version = await assertVersion(database, description);
    return await Promise.all([
      checkSchema(database, description, version),
      checkClock(database),
      checkCommits(database),
      checkConnections(database),
      checkNodes(database, environment),
    ]);
  } catch (error) {
    throw openFailure(description, error);
  } finally {
    await database.destroy();
  }
}

async function checkSchema(database: Database, place: string, version: string): Promise<Finding> {
  const missing = await missingMigrations(database, place);
  if (missing.length === 0) return ok(`${place}, the primary, PostgreSQL ${version}`);
  return warning({
    found: `${place} is of an older version: it lacks ${missing.join(", ")}`,
    expected: "the version of this command",
    fix: "make a backup, and run: migrate",
  });
}

async function checkClock(database: Database): Promise<Finding> {
  const before = Date.now();
  const { now } = await first<{ now: number }>(
    database,
    "select (extract(epoch from clock_timestamp()) * 1000)::double precision as now",
  );
  // At least so much: the answer may have taken its time.
  const [ahead, behind] = [before - now, now - Date.now()];
  if (Math.max(ahead, behind) <= maxSkew) return ok("its clock and this machine's agree");
  const skew = ahead > behind ? `${seconds(ahead)} ahead of` : `${seconds(behind)} behind`;
  return warning({
    found: `this machine's clock is ${skew} the database's`,
    expected: "two seconds at most: limits go by the nodes' clocks, all else by the database's",
    fix: "set both clocks by NTP, such as: timedatectl set-ntp true",
  });
}

/** What a commit waits for. */
async function checkCommits(database: Database): Promise<Finding> {
  const { commit, standbys } = await first<{ commit: string; standbys: string }>(
    database,
    `select current_setting('synchronous_commit') as commit,
      current_setting('synchronous_standby_names') as standbys`,
  );
  if (commit === "off")
    return failure({
      found: "commits do not wait for the disk: synchronous_commit is off",
      expected: "on, so that nobody is thanked for what a power cut takes away",
      fix: "set synchronous_commit to on, for this database and its role",
    });
  if (standbys === "" || commit === "local")
    return ok("no standby that commits wait for: who loses the primary's disk goes back to a backup");
  return ok(`commits wait for a standby: ${standbys}`);
}

async function checkConnections(database: Database): Promise<Finding> {
  const { left } = await first<{ left: number }>(
    database,
    `select current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
      - (select count(*) from pg_stat_activity where backend_type = 'client backend')::integer as left`,
  );
  if (left >= connectionsOfNode) return ok(`${left} connections are left`);
  return warning({
    found: `${left} connections are left`,
    expected: `${connectionsOfNode} for each node that is added or restarted`,
    fix: "raise max_connections, or put PgBouncer before it",
  });
}

async function checkNodes(database: Database, { SMTP_URL, MAIL_ROUTE }: Environment): Promise<Finding> {
  const { names, count } = await findOtherPrograms(database);
  const isMailFiles = !SMTP_URL || MAIL_ROUTE === "files";
  if (count > 1 && isMailFiles)
    return failure({
      found: `mail becomes files, on whichever machine sends it, and there are ${count} others: ${names}`,
      expected: "one mail server for all of them",
      fix: "set SMTP_URL on each",
    });
  return ok(count === 0 ? "no server is connected" : `connected: ${names}`);
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 1000)} s`;
}

async function first<Row>(database: Database, query: string): Promise<Row> {
  const { rows } = await sql<Row>`${sql.raw(query)}`.execute(database);
  const [row] = rows;
  if (!row) throw new Error(`no row: ${query}`);
  return row;
}
