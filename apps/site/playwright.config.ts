import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Each has a browser: never more than cores. `npm test` says how many when other suites have theirs.
  workers: Number(process.env.JOURNEY_WORKERS) || Math.min(4, availableParallelism()),
  // Beside the other packages' browsers, axe at four widths may take its time.
  timeout: 90_000,
  reporter: [["list"], ["junit", { outputFile: "reports/journeys.xml" }]],
  use: { launchOptions: chromiumLaunchOptions, trace: "off", screenshot: "only-on-failure" },
});
