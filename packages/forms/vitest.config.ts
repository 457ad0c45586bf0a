import { playwright } from "@vitest/browser-playwright";
import { coverageOf, reporting } from "@matchfront/tooling/vitest";
import { defineConfig } from "vitest/config";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";

/** Generous, for a machine under load. */
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
          setupFiles: [failOnConsole, "@matchfront/tooling/fixed-seed"],
          // The tests do not affect each other's modules, so a worker may reuse them.
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
