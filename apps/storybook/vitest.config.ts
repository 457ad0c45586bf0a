import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

type Condition = { hasPages?: true; globals?: Record<string, unknown>; device?: { forcedColors: "active" } };

const narrowest = { value: "width320", isRotated: false };

/** How a visitor may see a story: what the toolbar chooses, and what the device does. */
const conditions: Record<string, Condition> = {
  light: { hasPages: true },
  dark: { globals: { theme: "dark" } },
  "forced-colors": { device: { forcedColors: "active" } },
  narrow: { hasPages: true, globals: { text: "spaced", viewport: narrowest } },
  "right-to-left": { globals: { direction: "rtl", viewport: narrowest } },
};

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
    // Stories clean up after themselves; a page of its own for each file would take four times as long.
    isolate: false,
    projects: [
      ...Object.entries(conditions).map(([name, { hasPages, globals = {}, device = {} }]) => ({
        extends: true as const,
        plugins: [
          storybookTest({
            configDir,
            // It would put an empty text in place of every MDX file.
            disableAddonDocs: false,
            initialGlobals: globals,
            tags: { exclude: hasPages ? [] : ["whole-page"] },
          }),
        ],
        test: {
          name,
          setupFiles,
          browser: browserOf(playwright({ launchOptions: chromiumLaunchOptions, contextOptions: device })),
        },
      })),
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
