import { spawnSync } from "node:child_process";
import { installChromium } from "../browser/chromium.ts";
import { turbo } from "./turbo.ts";

const site = process.env.BASE_URL;
if (site) {
  const answer = await fetch(site).catch((error: Error) => error);
  if (answer instanceof Error || !answer.ok) {
    const found = answer instanceof Error ? answer.message : `status ${answer.status}`;
    console.error(
      `BASE_URL is ${site}, where no site answers (${found}). Expected the address of a deployed site, such as https://moyo.example.`,
    );
    process.exit(1);
  }
} else {
  turbo("build", "--filter=@matchfront/site", "--filter=@matchfront/server^...", "--output-logs=errors-only");
}
process.env.CHROMIUM_PATH = installChromium();
const { status } = spawnSync("pnpm", ["run", "journeys", ...process.argv.slice(2)], {
  cwd: "apps/site",
  stdio: "inherit",
});
process.exit(status ?? 1);
