import { join } from "node:path";
import type { ApiClient } from "@matchfront/api-client";
import { onTestFinished } from "vitest";
import { sqliteDialect } from "../src/storage/sqlite-dialect.ts";
import { chooseStores } from "../src/adapters.ts";
import { buildApp, type AppOptions } from "../src/app.ts";
import { loadSite } from "../src/site/site.ts";
import { memoryLimiter } from "../src/http/limiter.ts";
import { defaultLimits } from "../src/http/limits.ts";
import { localPorts } from "../src/database-ports.ts";
import type { Sms } from "../src/sms/sms-files.ts";
import { databaseVerifier } from "../src/sms/database-verifier.ts";
import type { TestDatabase } from "./databases.ts";
import { temporaryDatabase } from "./temporary-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const builtSite = join(import.meta.dirname, "built-site");
const loadedSite = loadSite(builtSite);

/** The app's options, and what it forwards messages and members to, if anything. */
export type TestAppOptions = Partial<AppOptions> & {
  readonly backend?: ApiClient;
  readonly linkCheckPath?: `/${string}`;
  /** @default a new SQLite file */
  readonly open?: () => Promise<TestDatabase>;
};

/** The app on a new database and the small site beside this file. */
export async function startApp({ backend, linkCheckPath, open, ...options }: TestAppOptions = {}) {
  const { database, dialect } = open
    ? await open()
    : { database: await temporaryDatabase(), dialect: sqliteDialect() };
  const folder = await temporaryFolder();
  const site = await loadedSite;
  const stored: string[] = [];
  const sms: Sms[] = [];
  const verifier = databaseVerifier({
    database,
    dialect,
    sendSms: async (sent) => void sms.push(sent),
    senderName: site.brand.name,
    host: "fixture.example",
  });
  const local = localPorts(database, dialect, folder);
  const app = await buildApp({
    ...chooseStores({
      local,
      backend,
      linkCheckPath,
      siteName: site.brand.name,
      onMessageStored: () => stored.push("message"),
    }),
    site,
    verifier,
    smsBudget: local.smsBudget,
    probeStorage: async () => {},
    publicUrl: undefined,
    limits: defaultLimits,
    createLimiter: memoryLimiter,
    allowedDialingCodes: ["+234", "+254", "+44"],
    logLevel: "silent",
    // A busy machine is no load.
    load: { calls: 100, eventLoopDelay: 0 },
    ...options,
  });
  onTestFinished(() => app.close());
  return { app, database, stored, sms };
}
