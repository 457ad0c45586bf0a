import { installChromium } from "../browser/chromium.ts";
import { buildSite, run } from "./run.ts";

// A deployed site needs no build.
if (!process.env.BASE_URL) buildSite();
const env = { ...process.env, CHROMIUM_PATH: installChromium() };
run("pnpm", ["run", "journeys", ...process.argv.slice(2)], { cwd: "apps/site", env });
