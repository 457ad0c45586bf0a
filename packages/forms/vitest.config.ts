import { playwright } from "@vitest/browser-playwright";
import { coverageOptions, reporting } from "@matchfront/tooling/vitest";
import { defineConfig } from "vitest/config";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";

export default defineConfig({
  test: {
    ...reporting,
    coverage: coverageOptions({ branches: 95 }),
    projects: [
      "./vitest.node.config.ts",
      {
        resolve: { conditions: ["@matchfront/source", "module", "browser", "development|production"] },
        test: {
          // Generous, for a machine under load.
          testTimeout: 60_000,
          expect: { poll: { timeout: 45_000 } },
          name: "chromium",
          include: ["{src,test}/**/*.test.tsx"],
          setupFiles: "@matchfront/tooling/fail-on-console",
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
