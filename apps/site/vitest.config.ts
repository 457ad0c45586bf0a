import { reporting } from "@matchfront/tooling/vitest";
import { configDefaults, defineConfig } from "vitest/config";
import { scriptMessages, textSections } from "./build/script-plugins.ts";
import { sourceConditions } from "./build/vite-settings.ts";

/** These tests replace the brand file, clock or theme, so they need isolated modules. */
const isolated = ["app/shell/page-meta.test.ts", "test/{dated-parts,language-links}.test.ts"];
const setupFiles = "@matchfront/tooling/fail-on-console";

export default defineConfig(({ mode }) => ({
  ...sourceConditions,
  plugins: [scriptMessages, textSections],
  test:
    mode === "long" || mode === "engines"
      ? {
          include: mode === "long" ? ["{engines,test/long}/*.test.ts"] : ["engines/every-page.test.ts"],
          // JUnit reports would make `npm run spec` count these tests, which `npm test` skips.
          reporters: "default",
          setupFiles,
          globalSetup: "@matchfront/tooling/install-engines",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        }
      : {
          ...reporting,
          testTimeout: 60_000,
          projects: [
            { extends: true, test: { name: "isolated", setupFiles, include: isolated } },
            {
              extends: true,
              test: {
                name: "site",
                setupFiles,
                include: ["{app,brand,build,pictures}/**/*.test.ts"],
                exclude: [...configDefaults.exclude, ...isolated],
                // These tests mock no modules, so one worker can share the site's modules.
                isolate: false,
              },
            },
            {
              extends: true,
              test: {
                name: "built",
                setupFiles,
                include: ["test/**/*.test.ts"],
                exclude: [...configDefaults.exclude, ...isolated, "test/long/**"],
                isolate: false,
              },
            },
          ],
        },
}));
