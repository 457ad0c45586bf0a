import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Beside the other packages' browsers, axe at four widths may take its time.
  timeout: 90_000,
  reporter: "list",
  use: { launchOptions: chromiumLaunchOptions, trace: "off" },
});
