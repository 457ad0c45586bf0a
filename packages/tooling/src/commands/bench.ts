import { installChromium } from "../browser/chromium.ts";
import { buildSite, run } from "./run.ts";

const cwd = "apps/bench";
const env = { ...process.env, CHROMIUM_PATH: installChromium() };
buildSite();
run("pnpm", ["install", "--frozen-lockfile", "--loglevel=error"], { cwd });
run("tsc", [], { cwd });
run("node", ["--conditions=@matchfront/source", "src/run.ts", ...process.argv.slice(2)], { cwd, env });
run("oxfmt", ["docs/benchmarks.md"]);
