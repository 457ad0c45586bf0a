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

/** Decodes the path of a story. Storybook decodes only spaces, so it would find no tests in a folder such as "ü". */
const decodePaths = {
  name: "decode-paths",
  transform(code: string) {
    const decoded = code.replaceAll("ToFilePath(import.meta.url)", "ToFilePath(decodeURI(import.meta.url))");
    return decoded === code ? undefined : { code: decoded, map: null };
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL(".storybook", import.meta.url)),
      // The default replaces every MDX file with an empty one.
      disableAddonDocs: false,
      // A long run renders and plays each story in the conditions most likely to break it.
      initialGlobals:
        mode === "long"
          ? { language: "pseudo", direction: "rtl", text: "spaced", viewport: { value: "width320" } }
          : {},
      // The journeys test real pages and forms. A long run renders them in the pseudo-locale, except hydrated pages,
      // whose text must match the prerendered text.
      tags: { exclude: mode === "long" ? ["hydrated"] : ["whole-page", "whole-form"] },
    }),
    decodePaths,
  ],
  test: {
    // Docs pages have no stories of their own.
    exclude: [...configDefaults.exclude, "../../packages/**/*.mdx", "**/*.mdx"],
    reporters: [...reporting.reporters, new PictureReport()],
    // Storybook's plugin disables both by default: writing pictures, and the DevTools protocol.
    api: { host: "127.0.0.1", allowWrite: true, allowExec: true },
    // Stories clean up after themselves. Isolating each file would take four times as long.
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
          // Such as button/pictures/chromium-headless-shell-156-linux/button-light-1280.png.
          resolveScreenshotPath: ({ arg, ext, root, testFileDirectory, testFileName }) =>
            join(root, testFileDirectory, "pictures", dirname(arg), pictureName(testFileName, arg) + ext),
          resolveDiffPath: ({ arg, ext, root, testFileName }) =>
            join(root, "reports/pictures", pictureName(testFileName, arg) + ext),
        },
      },
    },
  },
}));
