import { reporting } from "@matchfront/tooling/vitest";
import { defineConfig } from "vitest/config";
import { sourceConditions } from "./publish/vite-settings.ts";

export default defineConfig(({ mode }) => ({
  ...sourceConditions,
  test: {
    ...reporting,
    setupFiles: "@matchfront/tooling/fail-on-console",
    ...(mode === "long" || mode === "engines"
      ? {
          include: mode === "long" ? ["{engines,test/long}/*.test.ts"] : ["engines/every-page.test.ts"],
          // The specification's table is made of the other suites' reports.
          reporters: "default",
          globalSetup: "@matchfront/tooling/install-engines",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        }
      : {
          // No file changes what another one imports: in one worker the site is read once.
          isolate: false,
          include: ["{app,content,languages,pictures,publish,test}/**/*.test.ts"],
          exclude: ["test/long/**"],
        }),
  },
}));
