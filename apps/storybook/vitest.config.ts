import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";
import { reporting } from "@matchfront/tooling/vitest";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { PictureReport } from "./modes/picture-report.ts";

/** Pictures must not depend on the machine's font rendering. */
const launchOptions = {
  ...chromiumLaunchOptions,
  args: [...chromiumLaunchOptions.args, "--font-render-hinting=none", "--disable-lcd-text"],
};

const pictureName = (stories: string, mode: string) =>
  `${basename(stories, ".stories.tsx")}-${basename(mode)}`;

export default defineConfig(({ mode }) => ({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL(".storybook", import.meta.url)),
      // It would replace every MDX file with an empty one.
      disableAddonDocs: false,
      // A long run renders and plays each story in the mode most likely to break it.
      initialGlobals:
        mode === "long"
          ? { language: "pseudo", direction: "rtl", text: "spaced", viewport: { value: "width320" } }
          : {},
      // The journeys visit the real pages, and send the real forms. A long run shows them in longer words, but for
      // pages that are hydrated, which must then have the words that they were rendered with.
      tags: { exclude: mode === "long" ? ["hydrated"] : ["whole-page", "whole-form"] },
    }),
  ],
  test: {
    // Pages show stories, and have none of their own.
    exclude: [...configDefaults.exclude, "../../packages/**/*.mdx", "**/*.mdx"],
    reporters: [...reporting.reporters, new PictureReport()],
    // Off by default in Storybook's plugin: writing pictures, and the DevTools protocol.
    api: { host: "127.0.0.1", allowWrite: true, allowExec: true },
    // Stories clean up after themselves; isolating each file would take four times as long.
    isolate: false,
    setupFiles: [".storybook/foundations.ts", "@matchfront/tooling/fail-on-console", "modes/modes.setup.ts"],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: [{ browser: "chromium" }],
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          comparatorName: "pixelmatch",
          comparatorOptions: { allowedMismatchedPixels: 64 },
          // Beside the story: button/pictures/chromium-headless-shell-156-linux/button-light-1280.png.
          resolveScreenshotPath: ({ arg, ext, root, testFileDirectory, testFileName }) =>
            join(root, testFileDirectory, "pictures", dirname(arg), pictureName(testFileName, arg) + ext),
          resolveDiffPath: ({ arg, ext, root, testFileName }) =>
            join(root, "reports/pictures", pictureName(testFileName, arg) + ext),
        },
      },
    },
  },
}));
