import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { readArguments } from "./read-arguments.ts";
import { run } from "./run.ts";

const usage = "Usage: npm run preview:theme -- [<folder of apps/site/themes>]\n";
const [theme = "lagoon"] = readArguments(usage, { allowPositionals: true }).positionals;

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
