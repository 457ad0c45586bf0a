import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/reach-deployed-site.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Each has a browser: never more than cores. `npm test` sets the number when other suites run, too.
  workers: Number(process.env.JOURNEY_WORKERS) || Math.min(4, availableParallelism()),
  // On a busy machine everything is slow: only what never happens fails.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // A trace of every test would cost a fifth more. A failed test runs once more with one, and the run still fails.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [["list"], ["junit", { outputFile: "reports/journeys.xml", includeRetries: true }]],
  projects: [
    { name: "journeys", grepInvert: /@long/ },
    // What `npm test` has no time for, so that `npm run spec` cannot rely on them.
    { name: "long", grep: /@long/ },
  ],
  use: {
    launchOptions: chromiumLaunchOptions,
    locale: "en-US",
    timezoneId: "UTC",
    screenshot: "only-on-failure",
    trace: "on-first-retry",
  },
});
