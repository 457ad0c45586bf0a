import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["@matchfront/source"] } },
  test: { environment: "node", setupFiles: "@matchfront/tooling/fail-on-console" },
});
