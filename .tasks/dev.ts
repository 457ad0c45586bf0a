import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { turbo } from "./turbo.ts";

// The server renders refused form posts from the built site, so the site is built once.
turbo("build", "--filter=@matchfront/site", "--output-logs=errors-only");

const apiPort = await freePort();
const api = spawn("node", ["--watch", "--conditions=@matchfront/source", "apps/server/src/server.ts"], {
  env: { ...process.env, HOST: "127.0.0.1", PORT: String(apiPort) },
  stdio: ["ignore", "ignore", "inherit"],
});
const site = spawn(
  "node_modules/.bin/react-router",
  ["dev", "--port", process.env.PORT ?? "3000", "--strictPort"],
  {
    cwd: "apps/site",
    env: { ...process.env, API_URL: `http://127.0.0.1:${apiPort}` },
    stdio: "inherit",
  },
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
await Promise.race([once(site, "exit"), once(api, "exit")]);
site.kill();
api.kill();

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address !== "object" || !address) throw new Error("No port of this machine is free.");
  return address.port;
}
