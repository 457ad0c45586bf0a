import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { kept, liveSite, type ServedSite } from "./served-site.ts";

const server = fileURLToPath(new URL("../../../server/src/server.ts", import.meta.url));

/** The built site behind its own server, whose very heads and bodies are measured. */
export interface OurSite extends AsyncDisposable {
  readonly site: ServedSite;
}

/** @throws {Error} Where the server ends before it listens, as without a built site. */
export async function startOurSite(): Promise<OurSite> {
  const folder = await mkdtemp(join(tmpdir(), "matchfront-bench-"));
  const child = spawn("node", [server], {
    env: { ...process.env, DATA_DIR: folder, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const origin = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address && output.includes("Stop")) resolve(address);
    });
    ended.then(() => reject(new Error(`The server ended before it listened: ${output}`)), reject);
  });
  return {
    site: kept(liveSite(origin)),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
