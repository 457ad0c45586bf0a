import { open } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";
import packageFile from "../package.json" with { type: "json" };
import { addDemoMember, announcement } from "./operations/announcement.ts";
import { buildApp } from "./app.ts";
import { systemClock } from "./config/clock.ts";
import { defaultDeadlines, type Deadlines } from "./config/deadlines.ts";
import { codesProblem, drainTimeOf } from "./config/read-environment.ts";
import { createMetrics } from "./config/metrics.ts";
import type { Environment } from "./config/variables.ts";
import { type DamageChecks, startDamageChecks } from "./operations/check-damage.ts";
import { createLog } from "./operations/create-log.ts";
import { createBackendClient } from "./http/backend-failure.ts";
import { defaultLimits } from "./http/limits.ts";
import { listen } from "./http/listen.ts";
import { acceptedLog } from "./mail/accepted-log.ts";
import { chooseDelivery } from "./mail/choose-delivery.ts";
import { startMailWorker, type MailWorker } from "./mail/mail-worker.ts";
import { createVisitCounts } from "./numbers/visit-counts.ts";
import { openServerDatabase } from "./open-database.ts";
import { measureRequests } from "./operations/measure-requests.ts";
import { fittingConnections } from "./operations/open-files.ts";
import { standardOutput } from "./operations/output.ts";
import { startPurges } from "./operations/purge-messages.ts";
import { serveMetrics } from "./operations/serve-metrics.ts";
import { runStartChecks } from "./operations/start-checks.ts";
import { twilioVerifier } from "./sms/twilio-verifier.ts";
import { loadSite } from "./site/site.ts";

export async function startServer(environment: Environment, deadlines: Deadlines = defaultDeadlines) {
  const { PUBLIC_URL, BACKEND_URL, DATABASE_URL, METRICS_PORT } = environment;
  const site = await loadSite(environment.SITE_DIR);
  const warnings = await runStartChecks({ environment, site });
  const log = createLog(environment.LOG_LEVEL);
  const metrics = createMetrics();
  standardOutput.onDrop = () => metrics.logDropped.inc();
  standardOutput.onResume = (lines) => log.warn({ lines }, "log lines dropped");
  const { name: siteName } = site.brand;
  const ports = await openServerDatabase(environment, { senderName: siteName, deadlines, metrics, log });
  const visitCounts = createVisitCounts(ports.numbers, log);
  const delivery = chooseDelivery(environment, site.brand);
  let worker: MailWorker | undefined;
  let damageChecks: DamageChecks | undefined;
  const app = await buildApp({
    smsBudget: ports.smsBudget,
    probeStorage: async () => {
      // If no file can be opened, no visitor can connect.
      await (await open(environment.DATA_DIR)).close();
      await ports.storage.probe();
      damageChecks?.assertSound();
      worker?.assertClaims();
    },
    createLimiter: ports.createLimiter,
    database: ports,
    backend: BACKEND_URL && createBackendClient(BACKEND_URL),
    isBackendIdempotent: environment.BACKEND_IDEMPOTENT === "on",
    linkCheckPath: environment.LINK_CHECK_PATH,
    onMessageStored: () => worker?.wake(),
    site,
    log,
    visitCounts,
    metrics,
    verifier: twilioVerifier(environment) ?? ports.verifier,
    deadlines,
    publicUrl: PUBLIC_URL,
    limits: {
      ...defaultLimits,
      messagesEachHour: { ...defaultLimits.messagesEachHour, times: environment.MESSAGES_MAX_PER_HOUR },
      codesEachDay: { ...defaultLimits.codesEachDay, times: environment.SMS_MAX_PER_DAY },
    },
    connections: {
      total: fittingConnections(environment.MAX_CONNECTIONS),
      perAddress: environment.MAX_CONNECTIONS_PER_ADDRESS,
    },
    keepAliveSeconds: environment.KEEP_ALIVE_SECONDS,
    trustedProxies: environment.TRUSTED_PROXIES,
    allowedDialingCodes: environment.ALLOWED_DIALING_CODES,
    areCodesSent: codesProblem(environment) === undefined,
    dialingCodeCaps: environment.SMS_MAX_PER_DIALING_CODE,
    isInMaintenance: environment.MAINTENANCE === "on",
  });
  measureRequests(app.server, metrics);
  const store = BACKEND_URL ? "backend" : DATABASE_URL ? "postgres" : "sqlite";
  metrics.buildInfo.set({ version: packageFile.version, node: process.version, store }, 1);
  await visitCounts.flush();
  const metricsServer = await listenAll().catch(async (error: unknown) => {
    await app.close();
    await ports.close();
    throw error;
  });

  worker = startMailWorker({
    outbox: ports.outbox,
    delivery,
    accepted: acceptedLog(join(environment.DATA_DIR, "accepted.log")),
    clock: systemClock,
    log,
    metrics,
  });
  if (ports.databaseFile) damageChecks = startDamageChecks(ports.databaseFile, metrics, log);
  const flushing = setInterval(() => void visitCounts.flush(), 60_000).unref();
  const stopPurges = startPurges(ports, site.retention.messages, log);
  return {
    /** Adds a demo member to an empty database first, whose links are shown only here, not in the log. */
    announce: async (): Promise<string> => {
      // No browser can open the wildcard address.
      const address = app.listeningOrigin.replace(/\/\/(?:0\.0\.0\.0|\[::\]):/, "//localhost:");
      return announcement(environment, site, {
        address,
        messages: ports.place,
        mail: delivery.description,
        warnings: [...warnings, ...ports.warnings],
        metrics: metricsServer?.address,
        // Other people reach a public site, and a backend has its own members.
        demo: PUBLIC_URL || BACKEND_URL ? undefined : await addDemo(address),
      });
    },
    /**
     * Stops the server. For `DRAIN_SECONDS` it is not ready, claims no mail, and closes each connection after its
     * response. Then it accepts no connection, and resolves when requests and mails in progress are done.
     */
    close: async (): Promise<void> => {
      app.isDraining = true;
      const stopped = Promise.all([stopPurges(), worker.stop()]);
      const drainTime = drainTimeOf(environment);
      if (drainTime > 0) await pause(drainTime);
      setTimeout(() => app.server.closeAllConnections(), deadlines.openRequests).unref();
      await app.close();
      await stopped;
      await metricsServer?.close();
      await damageChecks?.stop();
      clearInterval(flushing);
      await visitCounts.flush();
      await ports.close();
    },
  };

  /** A running server survives a failure of its database, also in its first moment. */
  async function addDemo(address: string) {
    return await addDemoMember(ports.members, address).catch((err: unknown) => {
      log.error({ err }, "demo member not added");
      return undefined;
    });
  }

  async function listenAll() {
    await listen(app, { host: environment.HOST, port: environment.PORT });
    if (METRICS_PORT === undefined) return undefined;
    return await serveMetrics({
      ...ports,
      metrics,
      visitCounts,
      siteName,
      host: environment.METRICS_HOST,
      names: environment.METRICS_HOSTS ?? "",
      port: METRICS_PORT,
      app,
      isBreakerOpen: () => worker?.isBreakerOpen() ?? false,
      smsEachDay: environment.SMS_MAX_PER_DAY,
      retentionDays: site.retention.messages,
    });
  }
}
