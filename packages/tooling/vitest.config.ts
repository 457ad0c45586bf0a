import { configDefaults, defineConfig } from "vitest/config";
import { reporting } from "./src/vitest/reporting.ts";

/** Slow tests, which build and run whole apps or releases. */
const long = [
  "src/fixtures/*.test.ts",
  "src/generators/*.test.ts",
  "src/commands/release.test.ts",
  "src/release/lowest-versions.test.ts",
];

export default defineConfig(({ mode }) => ({
  test: {
    ...reporting,
    testTimeout: mode === "long" ? 180_000 : 60_000,
    hookTimeout: mode === "long" ? 180_000 : 60_000,
    setupFiles: "src/vitest/fail-on-console.ts",
    // Faster, and safe because no test file changes modules that another one imports.
    isolate: false,
    ...(mode === "long" ? { include: long } : { exclude: [...configDefaults.exclude, ...long] }),
  },
}));
