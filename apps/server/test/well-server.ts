import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { runCommand } from "./run-command.ts";
import { startHttpServer, type Respond } from "./start-http-server.ts";
import { startSmtpInbox } from "./smtp-inbox.ts";
import { dataFolder } from "./stored-messages.ts";

const healthy: Respond = (response) => response.writeHead(200).end("{}");
const twilio = {
  TWILIO_ACCOUNT_SID: "AC01",
  TWILIO_API_KEY: "SK01",
  TWILIO_API_SECRET: "s3cr3t",
  TWILIO_VERIFY_SERVICE_SID: "VA01",
};

/** A folder with a database and a backup, and a server, a mail server, Twilio and a backend that are all well. */
export async function wellServer(respond: Respond = healthy) {
  const data = await dataFolder();
  const lastBackup = JSON.stringify({ file: "/backups/last.db", at: new Date().toISOString() });
  await writeFile(join(data.folder, "last-backup.json"), lastBackup, { mode: 0o600 });
  const [{ url, received }, inbox] = await Promise.all([startHttpServer(respond), startSmtpInbox()]);
  const environment = {
    ...data.environment,
    HOST: "127.0.0.1",
    PORT: url.port,
    PUBLIC_URL: url.href,
    SMTP_URL: inbox.url.href,
    BACKEND_URL: url.href,
    TWILIO_URL: url.href,
    ...twilio,
  };
  return { ...data, environment, received, inbox };
}

export type WellServer = Awaited<ReturnType<typeof wellServer>>;

/** What doctor says beyond the lines of what is well, one finding a line. */
export async function troubles(environment: Record<string, string>) {
  const { code, printed, errors } = await runCommand("doctor", [], environment);
  expect(errors).toBe("");
  const lines = printed
    .replaceAll(/\n {20}/g, " | ")
    .trimEnd()
    .split("\n");
  return { code, lines: lines.filter((line) => !line.startsWith("ok ")) };
}
