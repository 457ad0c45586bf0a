import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["built/*.test.ts"],
    hookTimeout: 120_000,
    testTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
