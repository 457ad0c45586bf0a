import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";
import { reporting } from "@matchfront/tooling/vitest";

export default defineConfig({
  plugins: [react()],
  test: {
    ...reporting,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          // No file changes what another one imports, so one worker may keep what it has loaded.
          isolate: false,
          // Some of these build a whole page, which is slow.
          testTimeout: 30_000,
          include: ["src/**/*.test.ts", "test/**/*.test.ts"],
          exclude: ["**/*.browser.test.ts"],
          setupFiles: "@matchfront/tooling/fail-on-console",
        },
      },
      {
        extends: true,
        // A dependency discovered late would reload the page during a test, with a second React.
        optimizeDeps: {
          include: [
            "jsqr",
            "keen-slider",
            "lean-qr/nano",
            "notistack",
            "react-dom/client",
            "react-dom/server",
            "simple-icons",
            "vitest-browser-react",
          ],
        },
        test: {
          name: "browser",
          // Components clean up after themselves; a page per file would take twice as long.
          isolate: false,
          include: ["src/**/*.test.tsx", "src/**/*.browser.test.ts"],
          setupFiles: ["@matchfront/tooling/fail-on-console", "test/foundations.ts"],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromiumLaunchOptions }),
            instances: [{ browser: "chromium" }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
