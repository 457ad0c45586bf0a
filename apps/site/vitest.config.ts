import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,content,pictures,publish}/**/*.test.ts"],
    setupFiles: "@matchfront/tooling/fail-on-console",
  },
});
