import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["@matchfront/source"] } },
  test: { environment: "node", setupFiles: "../../.tasks/fail-on-console.ts" },
});
