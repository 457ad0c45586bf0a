import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

/** The journeys of the long run. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testIgnore: [],
  globalSetup: "../reach-deployed-site.ts",
  outputDir: "../../test-results",
  // The specification's table is made of the other journeys' report.
  reporter: "list",
});
