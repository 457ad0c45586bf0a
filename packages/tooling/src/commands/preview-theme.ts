import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { run } from "./run.ts";

const [theme = "lagoon"] = process.argv.slice(2);

console.log(`\nBuilding the site in the theme "${theme}", in a separate folder …`);
run("pnpm", ["run", "build"], {
  cwd: "apps/site",
  env: { ...process.env, THEME: theme },
  stdio: ["ignore", "ignore", "inherit"],
});

const server = spawn("node", ["--conditions=@matchfront/source", "apps/server/src/server.ts"], {
  env: { ...process.env, SITE_DIR: resolve("apps/site/themes/dist", theme) },
  stdio: "inherit",
});
// The server gets the same signals and exits; this process exits after it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
const [code] = await once(server, "exit");
process.exitCode = code ?? 0;
