import { spawnSync } from "node:child_process";
import { installChromium } from "../browser/chromium.ts";
import { turbo } from "./turbo.ts";

// A deployed site needs no build.
if (!process.env.BASE_URL)
  turbo("build", "--filter=@matchfront/site", "--filter=@matchfront/server^...", "--output-logs=errors-only");
process.env.CHROMIUM_PATH = installChromium();
const { status } = spawnSync("pnpm", ["run", "journeys", ...process.argv.slice(2)], {
  cwd: "apps/site",
  stdio: "inherit",
});
process.exit(status ?? 1);
