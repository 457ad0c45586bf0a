import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,content,pictures,publish}/**/*.test.ts"],
    setupFiles: "../../.tasks/fail-on-console.ts",
  },
});
