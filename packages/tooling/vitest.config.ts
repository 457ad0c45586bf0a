import { defineConfig } from "vitest/config";
import { reporting } from "./src/vitest/reporting.ts";

export default defineConfig({
  test: {
    ...reporting,
    // Some of these run whole programs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: "src/vitest/fail-on-console.ts",
  },
});
