import { spawnSync } from "node:child_process";
import { installChromium } from "../browser/chromium.ts";
import { turbo } from "./turbo.ts";

const env = { ...process.env, CHROMIUM_PATH: installChromium() };
turbo("build", "--filter=@matchfront/site", "--filter=@matchfront/server^...", "--output-logs=errors-only");
for (const [command, ...args] of [
  ["pnpm", "install", "--frozen-lockfile", "--loglevel=error"],
  ["tsc"],
  ["node", "--conditions=@matchfront/source", "src/run.ts", ...process.argv.slice(2)],
  ["oxfmt", "../../docs/benchmarks.md", "results.json"],
] as const) {
  const { status } = spawnSync(command, args, { cwd: "apps/bench", env, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
