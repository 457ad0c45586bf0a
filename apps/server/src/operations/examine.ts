import { stat } from "node:fs/promises";
import { readSiteManifest } from "../site/site.ts";
import type { Environment } from "../config/variables.ts";
import { errorText } from "../config/error-text.ts";
import { checkDatabase, checkLog } from "./check-database.ts";
import {
  checkBackup,
  checkEraseList,
  checkFolder,
  checkFormerDatabases,
  checkSpace,
} from "./check-folder.ts";
import { checkBackend, checkPublicUrl, checkServer, checkSmtp, checkTwilio } from "./check-network.ts";
import { checkMail, checkRetention, checkRows } from "./check-rows.ts";
import { checkImport, checkPostgres } from "./check-postgres.ts";
import { checkOpenFiles, checkSettings, checkSite } from "./check-settings.ts";
import type { Check, CheckContext } from "./check.ts";
import { failure, type Finding } from "./finding.ts";

type Checks = Readonly<Record<string, Check>>;

/** In the order in which an operator reads them. */
const machine: Checks = {
  Settings: checkSettings,
  Site: checkSite,
  Files: checkOpenFiles,
  Folder: checkFolder,
};
/** What cannot be seen in a database that is damaged, missing or away. */
const rows: Checks = {
  Retention: checkRetention,
  Clock: checkRows,
  Mail: checkMail,
};
/** A database in a file: what there is nothing to say of where there is no folder. */
const sqlite = {
  store: {
    Space: checkSpace,
    Backup: checkBackup,
    Erased: checkEraseList,
    Rescued: checkFormerDatabases,
    Database: checkDatabase,
  },
  rows: { Log: checkLog, ...rows },
};
const postgres = {
  store: {
    Erased: checkEraseList,
    Rescued: checkFormerDatabases,
    Import: checkImport,
    Database: checkPostgres,
  },
  rows,
};
const network: Checks = {
  SMTP: checkSmtp,
  Server: checkServer,
  Address: checkPublicUrl,
  Twilio: checkTwilio,
  Backend: checkBackend,
};

/** A finding, under the name of what was looked at. */
export interface NamedFinding {
  readonly check: string;
  readonly finding: Finding;
}

/**
 * Looks for all that an operator should know of. Nothing is changed.
 *
 * @example (await examine(readEnvironment(), new Date())).filter(({ finding }) => finding.level !== "ok");
 */
export async function examine(environment: Environment, now: Date): Promise<readonly NamedFinding[]> {
  const site = await readSiteManifest(environment.SITE_DIR).catch(() => undefined);
  const context = { environment, site, now };
  const asked = lookAt(network, context);
  const found = await lookAt(machine, context);
  const { store, rows: inStore }: { store: Checks; rows: Checks } = environment.DATABASE_URL
    ? postgres
    : sqlite;
  if (environment.DATABASE_URL || (await isFolder(environment.DATA_DIR))) {
    const ofStore = await lookAt(store, context);
    const isReadable = ofStore.every(
      ({ check, finding }) => check !== "Database" || finding.level !== "failure",
    );
    found.push(...ofStore, ...(isReadable ? await lookAt(inStore, context) : []));
  }
  return [...found, ...(await asked)];
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

async function lookAt(checks: Checks, context: CheckContext): Promise<NamedFinding[]> {
  const findings = Object.entries(checks).map(async ([check, look]) =>
    (await lookSafely(look, context)).map((finding) => ({ check, finding })),
  );
  return (await Promise.all(findings)).flat();
}

async function lookSafely(look: Check, context: CheckContext): Promise<readonly Finding[]> {
  try {
    return await look(context);
  } catch (error) {
    return [
      failure({
        found: errorText(error),
        expected: "a look at it that meets no error",
        fix: "run doctor as the server's user; if it says the same, mend what the first line names",
      }),
    ];
  }
}
