import { coverageOptions, reporting } from "@matchfront/tooling/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["@matchfront/source"] } },
  test: {
    ...reporting,
    coverage: coverageOptions({ branches: 95 }),
    environment: "node",
    include: ["{src,test}/**/*.test.ts"],
    setupFiles: "@matchfront/tooling/fail-on-console",
    // No test file changes a module, so a worker can keep its modules.
    isolate: false,
    // Long enough for a busy machine.
    testTimeout: 60_000,
  },
});
