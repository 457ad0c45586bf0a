import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { repository } from "./repository.ts";
import { spawnServer, type Command } from "./spawn-server.ts";
import { builtSite } from "./start-app.ts";

/** Starts the real server with the small site, as `spawnServer` does. The end of the test kills it. */
export function startProcess(environment: Readonly<Record<string, string>>, command?: Command) {
  const server = spawnServer({ SITE_DIR: builtSite, ...environment }, command);
  onTestFinished(() => void server.kill("SIGKILL"));
  return server;
}

/** Starts an operator's command in a process, by the package's script of that name. */
export async function startOperator(DATA_DIR: string, name: string, ...parameters: readonly string[]) {
  const cwd = join(repository, "apps/server");
  const { scripts } = JSON.parse(await readFile(join(cwd, "package.json"), "utf8"));
  const command = String(scripts[name]).replace(/^node/, process.execPath).split(" ");
  const [file = "", ...words] = command;
  const child = spawn(file, [...words, ...parameters], {
    cwd,
    env: { DATA_DIR },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit").then(([code]): unknown => code);
  return { output: child.stdout, errors: text(child.stderr), exited };
}
