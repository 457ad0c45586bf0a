import { defineConfig } from "vitest/config";
import { reporting } from "./src/vitest/reporting.ts";

export default defineConfig({
  test: { ...reporting, setupFiles: "src/vitest/fail-on-console.ts" },
});
