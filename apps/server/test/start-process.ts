import { onTestFinished } from "vitest";
import { spawnServer, type Command } from "../chaos/server-process.ts";
import { builtSite } from "./start-app.ts";

/**
 * The real server in a process of its own, on any free port by default; killed when the test is over.
 *
 * @param command which starts it at the repository's root
 */
export function startProcess(environment: Record<string, string>, command?: Command) {
  const server = spawnServer({ SITE_DIR: builtSite, ...environment }, command);
  onTestFinished(() => void server.kill("SIGKILL"));
  let output = "";
  server.output.on("data", (lines: string) => (output += lines));
  /** All that it has printed until now. */
  return { ...server, output: () => output };
}
