import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import packageFile from "../package.json" with { type: "json" };
import type { FastifyBaseLogger } from "fastify";
import { openServerPorts } from "./adapters.ts";
import { buildApp } from "./app.ts";
import { loadSite } from "./site/site.ts";
import { systemClock } from "./config/clock.ts";
import { defaultDeadlines, type Deadlines } from "./config/deadlines.ts";
import type { Environment } from "./config/variables.ts";
import { areCodesSent } from "./config/read-environment.ts";
import { assertMailArrives, drainTimeOf, publicMistakes } from "./config/public-server.ts";
import { defaultLimits } from "./http/limits.ts";
import { listen } from "./http/listen.ts";
import { sharedPollInterval, startMailWorker, type MailWorker } from "./mail/mail-worker.ts";
import { measureDelivery, measureVerifier } from "./operations/measure-ports.ts";
import { measureRequests } from "./operations/measure-requests.ts";
import { createMetrics } from "./operations/metrics.ts";
import { serveMetrics } from "./operations/serve-metrics.ts";
import { addDemoMember, type DemoMember } from "./members/add-demo-member.ts";
import { startDailyPurge } from "./operations/purge-messages.ts";

/** A server that listens, and delivers mail. */
export interface RunningServer {
  /**
   * Describes, for people, where the server is, and where messages, mail and codes go. A server without members gets
   * a demo member first, whose links are shown here and nowhere else: no log holds them.
   */
  readonly announce: () => Promise<string>;
  /**
   * Shuts down gracefully. At once it is not ready, takes no more mail, and every answer closes its connection; after
   * `DRAIN_SECONDS`, in which balancers go elsewhere, it accepts no more connections. Fulfilled when the open requests
   * and the current mail are done.
   */
  readonly close: () => Promise<void>;
  /** Fulfilled, with the reason, where the server cannot go on, and is to be started anew. */
  readonly givenUp: Promise<Error>;
}

/**
 * Starts what the environment configures: the site, its calls, their database, and the mail.
 *
 * @param deadlines how long things may take
 * @throws SetupError where the site, the database or the port cannot be opened, or a public server's mail would reach nobody
 * @example const { announce, close } = await startServer(readEnvironment());
 */
export async function startServer(
  environment: Environment,
  deadlines: Deadlines = defaultDeadlines,
): Promise<RunningServer> {
  const { PORT, HOST, METRICS_PORT, METRICS_HOST, SITE_DIR, PUBLIC_URL, BACKEND_URL } = environment;
  const draining = new AbortController();
  const site = await loadSite(SITE_DIR);
  assertMailArrives(environment, site);
  const metrics = createMetrics();
  let worker: MailWorker | undefined;
  let log: FastifyBaseLogger | undefined;
  const ports = await openServerPorts(environment, {
    brand: site.brand,
    deadlines,
    onMessageStored: () => worker?.wake(),
    onCall: (operation, seconds) => metrics.storeDuration.observe({ operation }, seconds),
    onInsured: () => metrics.limitInsurance.inc(),
    onPasswordsWaiting: (count) => metrics.scryptWaiting.set(count),
    onTrouble: (err) => log?.error({ err }, "the database's thread has trouble"),
  });
  const { messages, members, memberStore, verifier, outbox, delivery, accepted, personalData } = ports;
  const app = await buildApp({
    site,
    messages,
    members,
    verifier: measureVerifier(verifier, environment.ALLOWED_DIALING_CODES, metrics),
    smsBudget: ports.smsBudget,
    probeStorage: ports.probeStorage,
    draining: draining.signal,
    deadlines,
    publicUrl: PUBLIC_URL,
    limits: {
      ...defaultLimits,
      messagesEachHour: { ...defaultLimits.messagesEachHour, times: environment.MESSAGES_MAX_PER_HOUR },
      codesEachDay: { ...defaultLimits.codesEachDay, times: environment.SMS_MAX_PER_DAY },
    },
    createLimiter: ports.createLimiter,
    connections: {
      total: environment.MAX_CONNECTIONS,
      perAddress: environment.MAX_CONNECTIONS_PER_ADDRESS,
    },
    trustedProxies: environment.TRUSTED_PROXIES,
    allowedDialingCodes: environment.ALLOWED_DIALING_CODES,
    onDropped: (reason) => metrics.httpDropped.inc({ reason }),
    onMessage: (form, outcome) => metrics.messages.inc({ form, outcome }),
    areCodesSent: areCodesSent(environment),
    dialingCodeCaps: environment.SMS_MAX_PER_DIALING_CODE,
    logLevel: environment.LOG_LEVEL,
    isInMaintenance: environment.MAINTENANCE === "on",
  });
  log = app.log;
  measureRequests(app.server, metrics);
  metrics.buildInfo.set(
    { version: packageFile.version, node: process.version, store: storeOf(environment) },
    1,
  );
  const served = await listenBoth().catch(async (error: unknown) => {
    await app.close();
    await ports.close();
    throw error;
  });

  worker = startMailWorker({
    outbox,
    delivery: measureDelivery(delivery, metrics),
    accepted,
    clock: systemClock,
    log: app.log,
    onResent: () => metrics.mailResentUnknown.inc(),
    ...(environment.DATABASE_URL && { pollInterval: sharedPollInterval }),
  });
  const endPurges = startDailyPurge({ personalData, days: site.retention.messages, log: app.log });
  return {
    givenUp: ports.givenUp,
    async announce() {
      // The wildcard address is none that a browser can open.
      const address = app.listeningOrigin.replace(/\/\/(?:0\.0\.0\.0|\[::\]):/, "//localhost:");
      // A public site, or one whose members are another backend's, gets no demo member.
      const isShared = PUBLIC_URL ?? BACKEND_URL;
      const demo = isShared ? undefined : await addDemoMember(memberStore, address);
      const lines = [
        `${site.brand.name} is running.`,
        `  Address   ${address}`,
        `  Messages  ${ports.place}`,
        `  Mail      ${delivery.description}`,
        `  Codes     ${describeCodes(environment)}`,
        ...(served ? [`  Metrics   ${served.address}`] : []),
        ...(BACKEND_URL ? [`  Backend   ${BACKEND_URL.href}`] : []),
        ...publicMistakes(environment, site).map(({ found, fix }) => `  Warning   ${found}; ${fix}`),
        "  Stop      Ctrl+C",
        ...(demo ? describeDemo(demo) : []),
      ];
      return `${lines.join("\n")}\n`;
    },
    async close() {
      draining.abort();
      endPurges();
      const stopped = worker.stop();
      const drainTime = drainTimeOf(environment);
      if (drainTime > 0) await pause(drainTime);
      setTimeout(() => app.server.closeAllConnections(), deadlines.openRequests).unref();
      await app.close();
      await stopped;
      await served?.close();
      await ports.close();
    },
  };

  async function listenBoth() {
    await listen(app, { host: HOST, port: PORT });
    if (METRICS_PORT === undefined) return undefined;
    return await serveMetrics({
      metrics,
      host: METRICS_HOST,
      port: METRICS_PORT,
      app,
      isBreakerOpen: () => worker?.isBreakerOpen() ?? false,
      countCalls: ports.countCalls,
      outbox,
      smsBudget: ports.smsBudget,
      personalData,
      databaseFile: ports.databaseFile,
      countConnections: ports.countConnections,
      smsEachDay: environment.SMS_MAX_PER_DAY,
      retentionDays: site.retention.messages,
      interval: deadlines.probeInterval,
    });
  }
}

/** What keeps the messages, for the metrics. */
function storeOf({ BACKEND_URL, DATABASE_URL }: Environment): string {
  if (BACKEND_URL) return "backend";
  return DATABASE_URL ? "postgres" : "sqlite";
}

/** How codes are sent, for the operator. */
function describeCodes(environment: Environment): string {
  if (!areCodesSent(environment)) return withoutCodes;
  const { TWILIO_ACCOUNT_SID: account, DATA_DIR } = environment;
  return account ? `SMS by Twilio, account ${account}` : `as SMS files into ${join(DATA_DIR, "sms")}`;
}

const withoutCodes =
  "none: nobody vouches for links. Set LINK_CHECK_PATH, or SMS_WITHOUT_LINK_CHECK=on; see Another backend in apps/server/README.md";

function describeDemo({ phone, phoneLink, passwordLink }: DemoMember): string[] {
  return [
    "",
    `There are no members yet. A demo member, ${phone}, can try each dialog once, within a day:`,
    `  Number    ${phoneLink}`,
    `  Password  ${passwordLink}`,
  ];
}
