import { join } from "node:path";
import { onTestFinished } from "vitest";
import { buildApp, type AppOptions } from "../src/app.ts";
import { loadSite } from "../src/built-site/site.ts";
import { defaultLimits } from "../src/http/limits.ts";
import { embeddedVerifier } from "../src/verification/embedded-verifier.ts";
import type { Sms } from "../src/verification/sms.ts";
import { temporaryDatabase } from "./temporary-database.ts";

export const builtSite = join(import.meta.dirname, "built-site");
const loadedSite = loadSite(builtSite);

/** The app on a new database and the small site beside this file. */
export async function startApp(options: Partial<AppOptions> = {}) {
  const database = await temporaryDatabase();
  const site = await loadedSite;
  const stored: string[] = [];
  const sms: Sms[] = [];
  const verifier = embeddedVerifier({
    database,
    sendSms: async (sent) => void sms.push(sent),
    route: "this test",
    senderName: site.brand.name,
    host: "fixture.example",
  });
  const app = await buildApp({
    site,
    database,
    verifier,
    publicUrl: undefined,
    limits: defaultLimits,
    allowedDialingCodes: ["+234", "+254", "+44"],
    logLevel: "silent",
    onMessageStored: () => stored.push("message"),
    ...options,
  });
  onTestFinished(() => app.close());
  return { app, database, stored, sms };
}
