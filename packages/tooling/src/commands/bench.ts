import { spawnSync } from "node:child_process";
import { installChromium } from "../browser/chromium.ts";
import { turbo } from "./turbo.ts";

const env = { ...process.env, CHROMIUM_PATH: installChromium() };
turbo("build", "--filter=@matchfront/site", "--filter=@matchfront/server^...", "--output-logs=errors-only");
for (const [cwd, command, ...args] of [
  ["apps/bench", "pnpm", "install", "--frozen-lockfile", "--loglevel=error"],
  ["apps/bench", "tsc"],
  ["apps/bench", "node", "--conditions=@matchfront/source", "src/run.ts", ...process.argv.slice(2)],
  [".", "oxfmt", "docs/benchmarks.md"],
] as const) {
  const { status } = spawnSync(command, args, { cwd, env, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
