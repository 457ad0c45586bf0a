import { access, constants, stat, statfs } from "node:fs/promises";
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { errorText, SetupError } from "../config/errors.ts";
import { databaseFileOf, isPublic } from "../config/read-environment.ts";
import { verifySmtp } from "../mail/smtp-delivery.ts";
import { nodeSqliteDialect } from "../storage/node-sqlite.ts";
import { sqliteOpenError } from "../storage/sqlite-errors.ts";
import { assertVersion, connectPostgres } from "../storage/open-postgres.ts";
import { postgresOpenError } from "../storage/postgres-errors.ts";
import { operatorLimits } from "../storage/postgres-pool.ts";
import { recoveredDatabases } from "../storage/recovered-databases.ts";
import { missingMigrations } from "../storage/schema.ts";
import type { Database, Tables } from "../storage/tables.ts";
import { readLastBackup } from "./backup-files.ts";
import { startChecks, type Check, type CheckContext, type CheckResult } from "./start-checks.ts";

const mebibyte = 2 ** 20;
const hour = 60 * 60_000;
/** How long the mail server may take to answer, in milliseconds. */
const smtpTimeout = 10_000;

export const doctorChecks: Readonly<Record<string, Check>> = {
  ...startChecks,
  Folder: checkFolder,
  Backup: checkBackup,
  Database: checkDatabase,
  SMTP: checkSmtp,
};

async function checkFolder({ environment: { DATA_DIR } }: CheckContext): Promise<CheckResult> {
  const folder = await stat(DATA_DIR).catch(() => undefined);
  if (!folder?.isDirectory())
    throw new SetupError(
      `DATA_DIR: expected the folder of a server that has run, got ${DATA_DIR}. Start the server once, or correct it.`,
    );
  const { uid, mode } = folder;
  const user = process.geteuid?.() ?? uid;
  // Root owns the volumes of containers.
  if (user !== uid && user !== 0 && uid !== 0)
    throw new SetupError(
      `${DATA_DIR}: expected a folder of user ${user}, who runs this command, got one of user ${uid}. ` +
        `Run: chown -R ${user} ${DATA_DIR}. Run commands as the server's user.`,
    );
  await access(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK);
  const { bavail, bsize } = await statfs(DATA_DIR);
  const free = Math.floor((bavail * bsize) / mebibyte);
  const modeText = `${DATA_DIR}: expected mode 0700, got ${(mode & 0o777).toString(8).padStart(4, "0")}. Run: chmod go= ${DATA_DIR}`;
  const spaceText = `${DATA_DIR}: expected 1024 MiB of free space, got ${free}. Free some, or move the folder to another disk.`;
  if ((mode & 0o002) !== 0) throw new SetupError(modeText);
  // The server is not ready.
  if (free < 256) throw new SetupError(spaceText);
  const warnings = [...((mode & 0o077) !== 0 ? [modeText] : []), ...(free < 1024 ? [spaceText] : [])];
  return { found: `${DATA_DIR}, for user ${uid} alone, ${free} MiB are free`, warnings };
}

async function checkBackup({ environment }: CheckContext): Promise<CheckResult> {
  if (environment.DATABASE_URL) return { found: "PostgreSQL's own" };
  const last = await readLastBackup(environment.DATA_DIR);
  const fix = "Run backup each night: docs/guides/upgrade.md.";
  if (!last) return { found: "none", warnings: [`The command backup has made none. ${fix}`] };
  const age = Math.floor((Date.now() - last.at.getTime()) / hour);
  if (age > 26) throw new SetupError(`The last backup, ${last.file}, is ${age} hours old. ${fix}`);
  return { found: `${last.file}, ${age} hours old` };
}

async function checkDatabase({ environment }: CheckContext): Promise<CheckResult> {
  const { DATABASE_URL: url } = environment;
  if (!url) return await checkFile(databaseFileOf(environment));
  const options = { url, isPublic: isPublic(environment), limits: operatorLimits };
  const { description, ...connected } = connectPostgres(options);
  await using database = connected.database;
  try {
    const version = await assertVersion(database, description);
    return await checkSchema(database, `${description}, PostgreSQL ${version}`);
  } catch (error) {
    throw postgresOpenError(description, error);
  }
}

async function checkFile(file: string): Promise<CheckResult> {
  if (!existsSync(file)) {
    const isRecovered = recoveredDatabases(file).length > 0;
    const remedy = isRecovered
      ? "Do what Files says."
      : "Start the server once, or set DATA_DIR to its folder.";
    throw new SetupError(`There is no database ${file}. ${remedy}`);
  }
  try {
    await access(file, constants.R_OK | constants.W_OK);
    using sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    return await checkSchema(new Kysely<Tables>({ dialect: nodeSqliteDialect(sqlite) }), file);
  } catch (error) {
    throw sqliteOpenError(file, error);
  }
}

async function checkSchema(database: Database, place: string): Promise<CheckResult> {
  const missing = (await missingMigrations(database, place)).join(", ");
  const warning = `${place} lacks ${missing}. Make a backup, and start the server, or run migrate with MIGRATIONS=check.`;
  return { found: place, warnings: missing ? [warning] : [] };
}

async function checkSmtp({ environment: { SMTP_URL } }: CheckContext): Promise<CheckResult> {
  if (!SMTP_URL) return { found: "SMTP_URL is not set: mail becomes files" };
  await verifySmtp(SMTP_URL, smtpTimeout).catch((error: unknown) => {
    throw new SetupError(
      `SMTP_URL: expected a mail server that accepts the login, got from ${SMTP_URL.host}: ${errorText(error)}. ` +
        "Check host, port, user and password, that the mail server runs, and that no firewall is between.",
    );
  });
  return { found: `${SMTP_URL.host} accepts the login` };
}
