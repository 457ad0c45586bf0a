import { join } from "node:path";
import type { InjectOptions } from "fastify";
import { onTestFinished } from "vitest";
import { buildApp, type AppOptions } from "../src/app.ts";
import { createMetrics } from "../src/config/metrics.ts";
import { defaultDeadlines } from "../src/config/deadlines.ts";
import { databasePorts } from "../src/operations/database-ports.ts";
import { memoryLimiter } from "../src/http/limiter.ts";
import { defaultLimits } from "../src/http/limits.ts";
import { createVisitCounts } from "../src/numbers/visit-counts.ts";
import { loadSite } from "../src/site/site.ts";
import { databaseVerifier, type Sms } from "../src/sms/database-verifier.ts";
import { smsTexts } from "../src/sms/verifier.ts";
import { openSqlite } from "../src/storage/open-sqlite.ts";
import { sqliteFunctions } from "../src/storage/sql-functions.ts";
import type { TestDatabase } from "./databases.ts";
import { logLines } from "./log-lines.ts";
import { temporaryDatabase } from "./temporary-database.ts";

export const builtSite = join(import.meta.dirname, "built-site");
export const twilioAccount = {
  TWILIO_ACCOUNT_SID: "AC01",
  TWILIO_API_KEY: "SK01",
  TWILIO_API_SECRET: "s3cr3t",
  TWILIO_VERIFY_SERVICE_SID: "VA01",
};
const loadedSite = loadSite(builtSite);
/** The deadlines of production, but calls are not rejected on a busy machine. */
export const testDeadlines = { ...defaultDeadlines, eventLoopDelay: Infinity };

export type TestAppOptions = Partial<AppOptions> & {
  /** @default a new SQLite file */
  readonly open?: () => Promise<TestDatabase>;
  readonly logLevel?: string;
};

/** Builds the app on a new database and the small site beside this file, until the test is over. */
export async function startApp({ open, ...options }: TestAppOptions = {}) {
  const opened = open
    ? await open()
    : { database: await temporaryDatabase(), sqlFunctions: sqliteFunctions() };
  const started = await createApp(opened, options);
  onTestFinished(() => started.app.close());
  return started;
}

let shared: ReturnType<typeof createApp> | undefined;

/** Returns one app that all tests share, since starting one takes most of a short test. It stays open. */
export async function sharedApp() {
  shared ??= openSqlite(":memory:").then((database) =>
    createApp({ database, sqlFunctions: sqliteFunctions() }),
  );
  return await shared;
}

/** Sends a request for the site, which changes nothing, to the shared app. */
export async function inject(request: string | InjectOptions) {
  const { app } = await sharedApp();
  return await app.inject(request);
}

async function createApp({ database, sqlFunctions }: TestDatabase, given: TestAppOptions = {}) {
  const { logLevel = "silent", ...options } = given;
  const site = await loadedSite;
  const { log, lines } = logLines(logLevel);
  const stored: string[] = [];
  const sms: Sms[] = [];
  const metrics = createMetrics();
  const verifier = databaseVerifier(
    database,
    sqlFunctions,
    async (sent) => void sms.push(sent),
    smsTexts(site.brand.name, "fixture.example"),
  );
  const local = databasePorts(database, sqlFunctions, "/nowhere");
  const visitCounts = createVisitCounts(local.numbers, log);
  const app = await buildApp({
    database: local,
    backend: undefined,
    onMessageStored: () => void stored.push("message"),
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
    keepAliveSeconds: 65,
    isInMaintenance: false,
    deadlines: testDeadlines,
    ...options,
  });
  const { members, numbers, smsBudget } = local;
  return { app, database, stored, sms, lines, visitCounts, members, numbers, smsBudget };
}
