import { configDefaults, defineConfig } from "vitest/config";
import { reporting } from "./src/vitest/reporting.ts";

/** They install, build and run whole apps, or whole releases. */
const long = [
  "src/fixtures/*.test.ts",
  "src/commands/release.test.ts",
  "src/release/lowest-versions.test.ts",
];

export default defineConfig(({ mode }) => ({
  test: {
    ...reporting,
    // Some of these run whole programs.
    testTimeout: mode === "long" ? 180_000 : 60_000,
    hookTimeout: mode === "long" ? 180_000 : 60_000,
    setupFiles: "src/vitest/fail-on-console.ts",
    // No file changes what another one imports, so one worker may keep what it has loaded.
    isolate: false,
    ...(mode === "long" ? { include: long } : { exclude: [...configDefaults.exclude, ...long] }),
  },
}));
