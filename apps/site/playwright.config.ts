import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/base-url.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Each worker starts a browser, so at most one per core. `npm test` sets the number because other suites run beside
  // this one.
  workers: Number(process.env.JOURNEY_WORKERS) || Math.min(4, availableParallelism()),
  // Generous, so that a busy machine does not cause failures.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // Tracing every test would take 20 % longer. Retries are traced, and a flaky test still fails the run.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [["list"], ["junit", { outputFile: "reports/journeys.xml", includeRetries: true }]],
  projects: [
    { name: "journeys", grepInvert: /@long/ },
    // `npm test` skips these, so `npm run spec` must not count them.
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
