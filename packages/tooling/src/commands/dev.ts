import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { turbo } from "./turbo.ts";

const sitePort = process.env.PORT || "3000";
const apiPort = await freePort(0);
await freePort(Number(sitePort)).catch(() => {
  console.error(
    `PORT is ${sitePort}, which is no port or is in use. Choose another one: PORT=3100 npm run dev.`,
  );
  process.exit(1);
});

// The server renders invalid form posts from the built site, so the site is built once; its configuration reads ui.
turbo("build", "--filter=@matchfront/site", "--filter=@matchfront/ui", "--output-logs=errors-only");

console.log(`\nOpen http://localhost:${sitePort}. The server behind it says:`);
const server = spawn("node", ["--watch", "--conditions=@matchfront/source", "apps/server/src/server.ts"], {
  env: { ...process.env, HOST: "127.0.0.1", PORT: String(apiPort) },
  stdio: ["ignore", "inherit", "inherit"],
});
const site = spawn("node_modules/.bin/react-router", ["dev", "--port", sitePort, "--strictPort"], {
  cwd: "apps/site",
  env: { ...process.env, API_URL: `http://127.0.0.1:${apiPort}` },
  stdio: "inherit",
});
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    isStopping = true;
  });
}
await Promise.race([once(site, "exit"), once(server, "exit")]);
site.kill();
server.kill();
process.exitCode = isStopping ? 0 : 1;

/** The port, if it is free; any free port for 0. */
async function freePort(port: number): Promise<number> {
  const probe = createServer();
  probe.listen(port, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address !== "object" || !address) throw new Error("No port of this machine is free.");
  return address.port;
}
