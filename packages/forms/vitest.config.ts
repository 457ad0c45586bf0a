import { playwright } from "@vitest/browser-playwright";
import { coverageOf, reporting } from "@matchfront/tooling/vitest";
import { defineConfig } from "vitest/config";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";

const setupFiles = "@matchfront/tooling/fail-on-console";

export default defineConfig({
  test: {
    ...reporting,
    coverage: coverageOf({ branches: 95 }),
    projects: [
      { test: { name: "node", environment: "node", include: ["{src,test}/**/*.test.ts"], setupFiles } },
      {
        resolve: { conditions: ["@matchfront/source", "module", "browser", "development|production"] },
        test: {
          name: "chromium",
          include: ["{src,test}/**/*.test.tsx"],
          setupFiles,
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
