import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";
import { reporting } from "@matchfront/tooling/vitest";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

/** One for each project: vitest writes into it. */
const browserOf = (provider: ReturnType<typeof playwright>) => ({
  enabled: true,
  headless: true,
  provider,
  instances: [{ browser: "chromium" as const }],
  screenshotFailures: false,
});
const setupFiles = [".storybook/foundations.ts", "@matchfront/tooling/fail-on-console"];

/** Pictures must not hang on the machine's own taste in letters, or on when they were taken. */
const stillness = playwright({
  launchOptions: {
    ...chromiumLaunchOptions,
    args: [...chromiumLaunchOptions.args, "--font-render-hinting=none", "--disable-lcd-text"],
  },
  contextOptions: { reducedMotion: "reduce" },
});

export default defineConfig({
  test: {
    ...reporting,
    // Stories clean up after themselves; a page of its own for each file would take four times as long.
    isolate: false,
    projects: [
      {
        extends: true,
        plugins: [
          storybookTest({
            configDir,
            // It would put an empty text in place of every MDX file.
            disableAddonDocs: false,
            // The journeys visit the real pages.
            tags: { exclude: ["whole-page"] },
          }),
        ],
        test: {
          name: "stories",
          setupFiles: [...setupFiles, "looks/looks.setup.ts"],
          browser: browserOf(playwright({ launchOptions: chromiumLaunchOptions })),
        },
      },
      {
        extends: true,
        resolve: { conditions: ["@matchfront/source", ...defaultClientConditions] },
        // Found late, a dependency would reload the page in the middle of a test.
        optimizeDeps: {
          include: [
            "@storybook/react-vite",
            "react/jsx-dev-runtime",
            "react-dom/client",
            "@matchfront/ui > keen-slider/keen-slider.es.js",
            "@matchfront/ui > notistack",
          ],
        },
        test: {
          name: "visual",
          include: ["visual/**/*.test.ts"],
          setupFiles,
          browser: {
            ...browserOf(stillness),
            expect: {
              toMatchScreenshot: {
                comparatorName: "pixelmatch" as const,
                comparatorOptions: { allowedMismatchedPixels: 64 },
                resolveScreenshotPath: ({ arg, ext, root }) => join(root, "visual/baseline", `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
});
