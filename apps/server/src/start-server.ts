import { join } from "node:path";
import { createApiClient } from "@matchfront/api-client";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { loadSite } from "./built-site/site.ts";
import { openDatabase } from "./database/database.ts";
import type { Environment } from "./environment/environment.ts";
import { defaultLimits } from "./http/limits.ts";
import { emlDelivery } from "./mail/eml-delivery.ts";
import { startMailWorker, type MailWorker } from "./mail/mail-worker.ts";
import { Outbox } from "./mail/outbox.ts";
import { smtpDelivery } from "./mail/smtp-delivery.ts";
import { addDemoMember, type Demo } from "./members/add-demo-member.ts";
import { SetupError } from "./errors/setup-error.ts";
import { createVerifier } from "./verification/create-verifier.ts";

/** How long a closing server waits for requests that are under way, in milliseconds. */
const drainTime = 25_000;

/** A server that listens, and delivers mail. */
export interface RunningServer {
  /**
   * Says where it is and where all goes that it takes, for people. A server that nobody else uses yet is given a demo
   * member first, whose links are shown here and nowhere else: no log holds them.
   */
  readonly announce: () => Promise<string>;
  /** Takes no more connections; fulfilled when the requests under way and the mail in hand are done. */
  readonly close: () => Promise<void>;
}

/**
 * Starts all that the environment asks for: the site, its calls, their database, and the mail.
 *
 * @throws SetupError where the site, the database or the port cannot be had
 * @example const { announce, close } = await startServer(readEnvironment());
 */
export async function startServer(environment: Environment): Promise<RunningServer> {
  const { PORT, HOST, DATA_DIR, SITE_DIR, SMTP_URL, BACKEND_URL } = environment;
  const site = await loadSite(SITE_DIR);
  const { name, addresses } = site.brand;
  const databaseFile = join(DATA_DIR, "messages.db");
  const database = await openDatabase(databaseFile);
  const verifier = createVerifier(environment, database, name);
  let worker: MailWorker | undefined;
  const app = await buildApp({
    site,
    database,
    backend: BACKEND_URL && createApiClient({ baseUrl: BACKEND_URL.href }),
    verifier,
    publicUrl: environment.PUBLIC_URL,
    limits: defaultLimits,
    trustedProxies: environment.TRUSTED_PROXIES,
    allowedDialingCodes: environment.ALLOWED_DIALING_CODES,
    logLevel: environment.LOG_LEVEL,
    isInMaintenance: environment.MAINTENANCE === "on",
    onMessageStored: () => worker?.wake(),
  });
  await listen(app, HOST, PORT).catch(async (error: unknown) => {
    await app.close();
    await database.destroy();
    throw error;
  });

  const mailAddresses = {
    senderName: name,
    from: environment.MAIL_FROM ?? addresses.sender,
    to: environment.MAIL_TO ?? addresses.support,
  };
  const delivery = SMTP_URL
    ? smtpDelivery(SMTP_URL, mailAddresses)
    : emlDelivery(join(DATA_DIR, "mail"), mailAddresses);
  worker = startMailWorker({ outbox: new Outbox(database), delivery, log: app.log });
  return {
    async announce() {
      // "Every interface" is no address that a browser opens.
      const address = app.listeningOrigin.replace(/\/\/(?:0\.0\.0\.0|\[::\]):/, "//localhost:");
      // Where the public comes, or another backend has the members, none is made up.
      const isShared = environment.PUBLIC_URL ?? BACKEND_URL;
      const demo = isShared ? undefined : await addDemoMember(database, new URL(address), new Date());
      const lines = [
        `${name} is running.`,
        `  Address   ${address}`,
        `  Messages  ${databaseFile}`,
        `  Mail      ${delivery.route}`,
        `  Codes     ${verifier.route}`,
        ...(BACKEND_URL ? [`  Backend   ${BACKEND_URL.href}`] : []),
        "  Stop      Ctrl+C",
        ...(demo ? describeDemo(demo) : []),
      ];
      return `${lines.join("\n")}\n`;
    },
    async close() {
      setTimeout(() => app.server.closeAllConnections(), drainTime).unref();
      await app.close();
      await worker.stop();
      await database.destroy();
    },
  };
}

function describeDemo({ phone, phoneLink, passwordLink }: Demo): string[] {
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
