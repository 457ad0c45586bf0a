import { playwright } from "@vitest/browser-playwright";
import { coverageOf, reporting } from "@matchfront/tooling/vitest";
import { defineConfig } from "vitest/config";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";

/** Enough for a busy machine. */
const patience = { testTimeout: 60_000, expect: { poll: { timeout: 45_000 } } };
const failOnConsole = "@matchfront/tooling/fail-on-console";

export default defineConfig({
  test: {
    ...reporting,
    coverage: coverageOf({ branches: 95 }),
    projects: [
      {
        test: {
          ...patience,
          name: "node",
          environment: "node",
          include: ["{src,test}/**/*.test.ts"],
          setupFiles: [failOnConsole, "@matchfront/tooling/same-cases"],
          // No file changes what another one imports, so one worker may keep what it has loaded.
          isolate: false,
        },
      },
      {
        resolve: { conditions: ["@matchfront/source", "module", "browser", "development|production"] },
        test: {
          ...patience,
          name: "chromium",
          include: ["{src,test}/**/*.test.tsx"],
          setupFiles: failOnConsole,
          browser: {
            enabled: true,
            headless: true,
            instances: [{ browser: "chromium" }],
            provider: playwright({ launchOptions: chromiumLaunchOptions }),
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
