import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { access, constants, stat, statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { errorText, SetupError } from "../config/errors.ts";
import { codesProblem, isPublic } from "../config/read-environment.ts";
import { emailAddress } from "../config/value-types.ts";
import { chooseDelivery } from "../mail/choose-delivery.ts";
import { readSiteManifest } from "../site/site.ts";
import { databaseFileOf, filesBeside } from "../storage/database-files.ts";
import { readClock } from "../storage/clock-marks.ts";
import { findDamage } from "../storage/find-damage.ts";
import { nodeSqliteDialect } from "../storage/node-sqlite.ts";
import { connectPostgres } from "../storage/open-postgres.ts";
import { postgresOpenError } from "../storage/postgres-errors.ts";
import { operatorLimits } from "../storage/postgres-pool.ts";
import { missingMigrations } from "../storage/schema.ts";
import { postgresFunctions, sqliteFunctions } from "../storage/sql-functions.ts";
import { sqliteOpenError } from "../storage/sqlite-errors.ts";
import type { Database, Tables } from "../storage/tables.ts";
import { describeCodes } from "./announcement.ts";
import { readLastBackup } from "./backup-files.ts";
import { checkSmtp } from "./check-smtp.ts";
import type { Command, RunContext } from "./command.ts";
import { pluralize } from "./contents.ts";
import { startChecks, type Check, type CheckContext, type CheckResult } from "./start-checks.ts";

const mebibyte = 2 ** 20;
const hour = 60 * 60_000;
/** In milliseconds. */
const mailTimeout = 60_000;

export const doctorCommand: Command = {
  parameters: "[--mail <address>]",
  summary: "checks settings, folder, disk, database, backup and mail server; --mail mails what is wrong",
  async run(context, _word, { mail: address }) {
    if (typeof address === "string" && !emailAddress.parse(address))
      throw new SetupError(`--mail: expected an email address, got ${JSON.stringify(address)}.`);
    const { environment, print } = context;
    const site = await readSiteManifest(environment.SITE_DIR).catch(() => undefined);
    const runs = Object.entries(doctorChecks).map((check) => runCheck(check, { environment, site }));
    const findings = (await Promise.all(runs)).flat();
    const counts = ["failure", "warning"].flatMap((level) => {
      const count = findings.filter((finding) => finding.level === level).length;
      return count > 0 ? [pluralize(count, level)] : [];
    });
    const summary = counts.length > 0 ? `${counts.join(", ")}.` : "All is well.";
    const report = [...findings.map(({ line }) => line), summary];
    report.forEach(print);
    if (typeof address === "string" && counts.length > 0) await mailReport(context, address, report);
    return findings.every(({ level }) => level !== "failure");
  },
};

async function runCheck([name, check]: readonly [string, Check], context: CheckContext) {
  const describe = (level: string, text: string) => ({
    level,
    line: `${level.padEnd(7)}  ${name.padEnd(8)}  ${text}`,
  });
  try {
    const { found, warnings = [] } = await check(context);
    if (warnings.length === 0) return [describe("ok", found)];
    return warnings.map((text) => describe("warning", text));
  } catch (error) {
    return [describe("failure", errorText(error))];
  }
}

async function mailReport({ environment, print }: RunContext, address: string, report: readonly string[]) {
  const { brand } = await readSiteManifest(environment.SITE_DIR);
  const delivery = chooseDelivery(environment, brand, { to: address });
  const mail = {
    id: randomUUID(),
    replyTo: address,
    subject: `${brand.name} on ${hostname()}: ${report.at(-1)}`,
    text: `${report.join("\n")}\n`,
    createdAt: new Date(),
  };
  try {
    await delivery.deliver(mail, { signal: AbortSignal.timeout(mailTimeout), markSending: async () => {} });
  } catch (error) {
    const reason = errorText(error);
    throw new SetupError(
      `The report could not be mailed ${delivery.description}: ${reason}. Correct what the lines SMTP and Folder say.`,
    );
  } finally {
    delivery.close();
  }
  print(`Mailed ${delivery.description}.`);
}

const doctorChecks: Readonly<Record<string, Check>> = {
  ...startChecks,
  Folder: checkFolder,
  Backup: checkBackup,
  Database: checkDatabase,
  Codes: checkCodes,
  SMTP: checkSmtp,
};

async function checkFolder({ environment: { DATA_DIR } }: CheckContext): Promise<CheckResult> {
  const folder = await stat(DATA_DIR).catch(() => undefined);
  if (!folder?.isDirectory())
    throw new SetupError(
      `There is no folder ${DATA_DIR}. Start the server once, or set DATA_DIR to its folder.`,
    );
  const { uid, mode } = folder;
  const user = process.geteuid?.() ?? uid;
  // Root owns the volumes of containers.
  if (user !== uid && user !== 0 && uid !== 0)
    throw new SetupError(
      `${DATA_DIR} belongs to user ${uid}: run this as user ${uid}. For a server of user ${user}: chown -R ${user} ${DATA_DIR}`,
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
  return { found: `${DATA_DIR}, only for user ${uid}, ${free} MiB are free`, warnings };
}

async function checkBackup({ environment }: CheckContext): Promise<CheckResult> {
  if (environment.DATABASE_URL) return { found: "not checked, PostgreSQL has its own" };
  const last = await readLastBackup(environment.DATA_DIR);
  const fix = "Run the command backup each night: docs/guides/upgrade.md.";
  if (!last) return { found: "none", warnings: [`There is no backup. ${fix}`] };
  const age = Math.floor(last.age / hour);
  if (age > 26)
    throw new SetupError(
      `The last backup, ${last.file}, is from ${last.at}. Expected one of the last 26 hours. ${fix}`,
    );
  return { found: `${last.file}, ${age} hours old` };
}

async function checkDatabase({ environment }: CheckContext): Promise<CheckResult> {
  const { DATABASE_URL: url } = environment;
  if (!url) return await checkFile(databaseFileOf(environment));
  const options = { url, isPublic: isPublic(environment), limits: operatorLimits };
  await using connected = connectPostgres(options);
  const { database, description } = connected;
  try {
    const { version, warnings } = await connected.readSettings();
    return await checkSchema(database, `${description}, PostgreSQL ${version}`, postgresFunctions, warnings);
  } catch (error) {
    throw postgresOpenError(description, error);
  }
}

async function checkFile(file: string): Promise<CheckResult> {
  if (!existsSync(file)) {
    const isRecovered = filesBeside(file, "recovered").length > 0;
    const remedy = isRecovered
      ? "Do what the line Files says."
      : "Start the server once, or set DATA_DIR to its folder.";
    throw new SetupError(`There is no database ${file}. ${remedy}`);
  }
  try {
    await access(file, constants.R_OK | constants.W_OK);
    const damage = findDamage(file);
    if (damage) throw new SetupError(damage);
    using sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    return await checkSchema(new Kysely<Tables>({ dialect: nodeSqliteDialect(sqlite) }), file);
  } catch (error) {
    throw sqliteOpenError(file, error);
  }
}

async function checkSchema(
  database: Database,
  place: string,
  sqlFunctions = sqliteFunctions(),
  others: readonly string[] = [],
) {
  const missing = (await missingMigrations(database, place)).join(", ");
  const warning = missing
    ? `${place} lacks ${missing}. Make a backup, then start the server. With MIGRATIONS=check, run migrate first.`
    : (await readClock(database, sqlFunctions, new Date())).warning;
  return { found: place, warnings: warning ? [warning, ...others] : others };
}

async function checkCodes({ environment }: CheckContext): Promise<CheckResult> {
  const found = describeCodes(environment);
  return { found, warnings: codesProblem(environment) ? [found] : [] };
}
