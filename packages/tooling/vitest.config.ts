import { configDefaults, defineConfig } from "vitest/config";
import { reporting } from "./src/vitest/reporting.ts";

const fixtures = "src/fixtures/*.test.ts";

export default defineConfig(({ mode }) => ({
  test: {
    ...reporting,
    setupFiles: "src/vitest/fail-on-console.ts",
    ...(mode === "long"
      ? { include: [fixtures], testTimeout: 180_000, hookTimeout: 180_000 }
      : { exclude: [...configDefaults.exclude, fixtures] }),
  },
}));
