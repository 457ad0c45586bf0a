import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumLaunchOptions } from "../../.tasks/chromium.ts";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

export default defineConfig({
  test: {
    projects: ["light", "dark"].map((theme) => ({
      extends: true,
      plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
      test: {
        name: theme,
        setupFiles: [".storybook/foundations.ts", "../../.tasks/fail-on-console.ts"],
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({ launchOptions: chromiumLaunchOptions }),
          instances: [{ browser: "chromium" as const }],
          screenshotFailures: false,
        },
      },
    })),
  },
});
