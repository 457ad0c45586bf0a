import { reporting } from "@matchfront/tooling/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    ...reporting,
    include: ["{app,content,pictures,publish,test}/**/*.test.ts"],
    setupFiles: "@matchfront/tooling/fail-on-console",
  },
});
