import { reporting } from "@matchfront/tooling/vitest";
import { configDefaults, defineConfig } from "vitest/config";
import { textSections } from "./publish/text-sections.ts";
import { sourceConditions } from "./publish/vite-settings.ts";

/** They import the site with another brand file, clock or theme than the others. */
const changing = [
  "app/shell/page-meta.test.ts",
  "app/structured-data/structured-data.test.ts",
  "publish/theme-plugin.test.ts",
  "test/{language-links,notice,site-footer}.test.ts",
];
const setupFiles = "@matchfront/tooling/fail-on-console";

export default defineConfig(({ mode }) => ({
  ...sourceConditions,
  plugins: [textSections],
  test:
    mode === "long" || mode === "engines"
      ? {
          include: mode === "long" ? ["{engines,test/long}/*.test.ts"] : ["engines/every-page.test.ts"],
          // The specification's table is made of the other suites' reports.
          reporters: "default",
          setupFiles,
          globalSetup: "@matchfront/tooling/install-engines",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        }
      : {
          ...reporting,
          projects: [
            { extends: true, test: { name: "changing", setupFiles, include: changing } },
            {
              extends: true,
              test: {
                name: "site",
                setupFiles,
                include: ["{app,content,languages,pictures,publish}/**/*.test.ts"],
                exclude: [...configDefaults.exclude, ...changing],
                // None of them changes what another one imports: in one worker the site is read once.
                isolate: false,
              },
            },
            {
              extends: true,
              test: {
                name: "built",
                setupFiles,
                include: ["test/**/*.test.ts"],
                exclude: [...configDefaults.exclude, ...changing, "test/long/**"],
                isolate: false,
              },
            },
          ],
        },
}));
