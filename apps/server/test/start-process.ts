import { onTestFinished } from "vitest";
import { spawnServer, type Command } from "./spawn-server.ts";
import { builtSite } from "./start-app.ts";

/** Starts the real server with the small site, as `spawnServer` does. The end of the test kills it. */
export function startProcess(environment: Readonly<Record<string, string>>, command?: Command) {
  const server = spawnServer({ SITE_DIR: builtSite, ...environment }, command);
  onTestFinished(() => void server.kill("SIGKILL"));
  return server;
}
