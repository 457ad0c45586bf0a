import { spawn } from "node:child_process";
import { once } from "node:events";
import { readArguments } from "./read-arguments.ts";
import { freePort, run } from "./run.ts";

readArguments("Usage: PORT=3100 npm run dev\n", {});

const sitePort = process.env.PORT || "3000";
const apiPort = await freePort();
await freePort(Number(sitePort)).catch(() => {
  console.error(`PORT: "${sitePort}" is not a port or is in use. Choose another one: PORT=3100 npm run dev.`);
  process.exit(1);
});

// The server answers invalid form posts with pages of the built site.
run("turbo", ["run", "build", "--filter=@matchfront/site", "--output-logs=errors-only"]);

console.log(`\nOpen http://localhost:${sitePort}. The server's log:`);
const server = spawn("node", ["--watch", "--conditions=@matchfront/source", "apps/server/src/server.ts"], {
  env: { ...process.env, HOST: "127.0.0.1", PORT: apiPort },
  stdio: ["ignore", "inherit", "inherit"],
});
const site = spawn("node_modules/.bin/react-router", ["dev", "--port", sitePort, "--strictPort"], {
  cwd: "apps/site",
  // The configuration imports sources of the packages.
  env: {
    ...process.env,
    API_URL: `http://127.0.0.1:${apiPort}`,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --conditions=@matchfront/source`,
  },
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
