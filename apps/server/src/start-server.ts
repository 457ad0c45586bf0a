import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { openServerPorts } from "./adapters.ts";
import { buildApp } from "./app.ts";
import { loadSite } from "./built-site/site.ts";
import { systemClock } from "./clock/clock.ts";
import { defaultDeadlines, type Deadlines } from "./environment/deadlines.ts";
import type { Environment } from "./environment/variables.ts";
import { areCodesSent, drainTimeOf } from "./environment/read-environment.ts";
import { SetupError } from "./errors/setup-error.ts";
import { defaultLimits } from "./http/limits.ts";
import { startMailWorker, type MailWorker } from "./mail/mail-worker.ts";
import { addDemoMember, type DemoMember } from "./members/add-demo-member.ts";
import { startDailyPurge } from "./personal-data/purge-messages.ts";

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
 * @throws SetupError where the site, the database or the port cannot be opened
 * @example const { announce, close } = await startServer(readEnvironment());
 */
export async function startServer(
  environment: Environment,
  deadlines: Deadlines = defaultDeadlines,
): Promise<RunningServer> {
  const { PORT, HOST, SITE_DIR, PUBLIC_URL, BACKEND_URL } = environment;
  const draining = new AbortController();
  const site = await loadSite(SITE_DIR);
  let worker: MailWorker | undefined;
  let log: FastifyBaseLogger | undefined;
  const ports = await openServerPorts(environment, {
    brand: site.brand,
    deadlines,
    onMessageStored: () => worker?.wake(),
    onTrouble: (err) => log?.error({ err }, "the database's thread has trouble"),
  });
  const { messages, members, directory, verifier, outbox, delivery, accepted, personalData } = ports;
  const app = await buildApp({
    site,
    messages,
    members,
    verifier,
    smsBudget: ports.smsBudget,
    probeStorage: ports.probeStorage,
    draining: draining.signal,
    deadlines,
    publicUrl: PUBLIC_URL,
    limits: {
      ...defaultLimits,
      codesEachDay: { ...defaultLimits.codesEachDay, times: environment.SMS_MAX_PER_DAY },
    },
    connections: {
      total: environment.MAX_CONNECTIONS,
      perAddress: environment.MAX_CONNECTIONS_PER_ADDRESS,
    },
    trustedProxies: environment.TRUSTED_PROXIES,
    allowedDialingCodes: environment.ALLOWED_DIALING_CODES,
    areCodesSent: areCodesSent(environment),
    dialingCodeCaps: environment.SMS_MAX_PER_DIALING_CODE,
    logLevel: environment.LOG_LEVEL,
    isInMaintenance: environment.MAINTENANCE === "on",
  });
  log = app.log;
  await listen(app, HOST, PORT).catch(async (error: unknown) => {
    await app.close();
    await ports.close();
    throw error;
  });

  worker = startMailWorker({ outbox, delivery, accepted, clock: systemClock, log: app.log });
  const endPurges = startDailyPurge({ personalData, days: site.retention.messages, log: app.log });
  return {
    givenUp: ports.givenUp,
    async announce() {
      // The wildcard address is none that a browser can open.
      const address = app.listeningOrigin.replace(/\/\/(?:0\.0\.0\.0|\[::\]):/, "//localhost:");
      // A public site, or one whose members are another backend's, gets no demo member.
      const isShared = PUBLIC_URL ?? BACKEND_URL;
      const demo = isShared ? undefined : await addDemoMember(directory, address, new Date());
      const lines = [
        `${site.brand.name} is running.`,
        `  Address   ${address}`,
        `  Messages  ${ports.databaseFile}`,
        `  Mail      ${delivery.description}`,
        `  Codes     ${areCodesSent(environment) ? verifier.description : withoutCodes}`,
        ...(BACKEND_URL ? [`  Backend   ${BACKEND_URL.href}`] : []),
        ...(PUBLIC_URL?.protocol === "https:" && site.openEntries.length > 0
          ? [`  Warning   open in the brand file: ${site.openEntries.join(", ")}; see npm run check:brand`]
          : []),
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
      await ports.close();
    },
  };
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

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  await app.listen({ host, port }).catch((cause: NodeJS.ErrnoException) => {
    const message =
      cause.code === "EADDRINUSE"
        ? `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1}.`
        : `The server cannot listen on ${host}, port ${port}: ${cause.message}. Set HOST and PORT to what this user may take.`;
    throw new SetupError(message, { cause });
  });
}
