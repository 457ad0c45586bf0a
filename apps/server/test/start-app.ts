import { join } from "node:path";
import type { ApiClient } from "@matchfront/api-client/calls";
import { onTestFinished } from "vitest";
import { buildApp, type AppOptions } from "../src/app.ts";
import { chooseStores } from "../src/choose-stores.ts";
import { createMetrics } from "../src/config/metrics.ts";
import { defaultDeadlines } from "../src/config/deadlines.ts";
import { databasePorts } from "../src/operations/database-ports.ts";
import { memoryLimiter } from "../src/http/limiter.ts";
import { defaultLimits } from "../src/http/limits.ts";
import { createVisitCounts } from "../src/numbers/visit-counts.ts";
import { loadSite } from "../src/site/site.ts";
import { databaseVerifier, type Sms } from "../src/sms/database-verifier.ts";
import { sqliteFunctions } from "../src/storage/sql-functions.ts";
import type { TestDatabase } from "./databases.ts";
import { logLines } from "./log-lines.ts";
import { temporaryDatabase } from "./temporary-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const builtSite = join(import.meta.dirname, "built-site");
const loadedSite = loadSite(builtSite);
/** The deadlines of production, but calls are not rejected on a busy machine. */
export const testDeadlines = { ...defaultDeadlines, eventLoopDelay: Infinity };

/** The options of the app, and of the backend that it forwards to. */
export type TestAppOptions = Partial<AppOptions> & {
  readonly backend?: ApiClient;
  readonly linkCheckPath?: `/${string}`;
  /** @default a new SQLite file */
  readonly open?: () => Promise<TestDatabase>;
  /** @default "silent" */
  readonly logLevel?: string;
};

/** Builds the app on a new database and the small site beside this file. */
export async function startApp(given: TestAppOptions = {}) {
  const { backend, linkCheckPath, open, logLevel = "silent", ...options } = given;
  const { database, sqlFunctions } = open
    ? await open()
    : { database: await temporaryDatabase(), sqlFunctions: sqliteFunctions() };
  const folder = await temporaryFolder();
  const site = await loadedSite;
  const { log, lines } = logLines(logLevel);
  const stored: string[] = [];
  const sms: Sms[] = [];
  const metrics = createMetrics();
  const verifier = databaseVerifier({
    database,
    sqlFunctions,
    sendSms: async (sent) => void sms.push(sent),
    senderName: site.brand.name,
    host: "fixture.example",
  });
  const local = databasePorts(database, sqlFunctions, folder);
  const visitCounts = createVisitCounts(local.numbers, log);
  const app = await buildApp({
    ...chooseStores({
      database: local,
      backend,
      linkCheckPath,
      siteName: site.brand.name,
      metrics,
      onMessageStored: () => stored.push("message"),
    }),
    site,
    log,
    visitCounts,
    metrics,
    verifier,
    smsBudget: local.smsBudget,
    probeStorage: async () => {},
    publicUrl: undefined,
    limits: defaultLimits,
    createLimiter: memoryLimiter,
    allowedDialingCodes: ["+234", "+254", "+44"],
    areCodesSent: true,
    dialingCodeCaps: { others: 250, own: {} },
    trustedProxies: 0,
    connections: { total: 4_000, perAddress: 250 },
    isInMaintenance: false,
    deadlines: testDeadlines,
    ...options,
  });
  onTestFinished(() => app.close());
  return { app, database, stored, sms, lines, visitCounts, numbers: local.numbers };
}
