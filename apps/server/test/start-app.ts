import { join } from "node:path";
import { onTestFinished } from "vitest";
import { buildApp, type AppOptions } from "../src/app.ts";
import { loadSite } from "../src/built-site/site.ts";
import { defaultLimits } from "../src/limits/limits.ts";
import { temporaryDatabase } from "./temporary-database.ts";

export const builtSite = join(import.meta.dirname, "built-site");

/** The app on a new database and the small site beside this file. */
export async function startApp(options: Partial<AppOptions> = {}) {
  const database = await temporaryDatabase();
  const site = await loadSite(builtSite);
  const stored: string[] = [];
  const app = await buildApp({
    site,
    database,
    publicUrl: undefined,
    limits: defaultLimits,
    allowedDialingCodes: ["+234", "+254", "+44"],
    logLevel: "silent",
    onMessageStored: () => stored.push("message"),
    ...options,
  });
  onTestFinished(() => app.close());
  return { app, database, stored };
}
