import { coverageOf, reporting } from "@matchfront/tooling/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["@matchfront/source"] } },
  test: {
    ...reporting,
    coverage: coverageOf({ branches: 95 }),
    environment: "node",
    setupFiles: "@matchfront/tooling/fail-on-console",
  },
});
