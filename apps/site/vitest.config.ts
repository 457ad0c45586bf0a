import { reporting } from "@matchfront/tooling/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  test: {
    ...reporting,
    setupFiles: "@matchfront/tooling/fail-on-console",
    ...(mode === "long"
      ? { include: ["engines/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false }
      : { include: ["{app,content,pictures,publish,test}/**/*.test.ts"] }),
  },
}));
