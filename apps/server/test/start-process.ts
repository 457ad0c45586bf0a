import { onTestFinished } from "vitest";
import { spawnServer } from "../chaos/server-process.ts";
import { builtSite } from "./start-app.ts";

/** The real server in a process of its own, on any free port by default; killed when the test is over. */
export function startProcess(environment: Record<string, string>) {
  const server = spawnServer({ SITE_DIR: builtSite, ...environment });
  onTestFinished(() => void server.kill("SIGKILL"));
  let output = "";
  server.output.on("data", (lines: string) => (output += lines));
  /** All that it has printed until now. */
  return { ...server, output: () => output };
}
