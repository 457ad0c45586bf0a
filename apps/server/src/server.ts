import { join } from "node:path";
import { inspect } from "node:util";
import { createApiClient } from "@matchfront/api-client";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { loadSite } from "./built-site/site.ts";
import { openDatabase } from "./database/database.ts";
import { readEnvironment } from "./environment.ts";
import { defaultLimits } from "./limits/limits.ts";
import { emlDelivery } from "./mail/eml-delivery.ts";
import { startMailWorker, type MailWorker } from "./mail/mail-worker.ts";
import { Outbox } from "./mail/outbox.ts";
import { smtpDelivery } from "./mail/smtp-delivery.ts";
import { addDemoMember, type Demo } from "./members/add-demo-member.ts";
import { SetupError } from "./setup-error.ts";
import { createVerifier } from "./verification/create-verifier.ts";

/** How long a closing server waits for requests that are under way, in milliseconds. */
const drainTime = 25_000;

await start().catch(fail);

async function start(): Promise<void> {
  // What visitors wrote is for this user's eyes only.
  process.umask(0o077);
  const environment = readEnvironment();
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
  await listen(app, HOST, PORT);

  const mailAddresses = {
    senderName: name,
    from: environment.MAIL_FROM ?? addresses.sender,
    to: environment.MAIL_TO ?? addresses.support,
  };
  const delivery = SMTP_URL
    ? smtpDelivery(SMTP_URL, mailAddresses)
    : emlDelivery(join(DATA_DIR, "mail"), mailAddresses);
  worker = startMailWorker({ outbox: new Outbox(database), delivery, log: app.log });
  closeOnSignal(async () => {
    setTimeout(() => app.server.closeAllConnections(), drainTime).unref();
    await app.close();
    await worker.stop();
    await database.destroy();
  });

  // "Every interface" is no address that a browser opens.
  const address = app.listeningOrigin.replace(/\/\/(?:0\.0\.0\.0|\[::\]):/, "//localhost:");
  // Where the public comes, or another backend has the members, none is made up.
  const demo =
    environment.PUBLIC_URL || BACKEND_URL
      ? undefined
      : await addDemoMember(database, new URL(address), new Date());
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
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** The only place, beside the operator's command, where links are shown: no log holds them. */
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

/** Closes on the first signal; the second ends the process at once. */
function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      close().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof SetupError ? error.message : inspect(error)}\n`);
  process.exit(1);
}
