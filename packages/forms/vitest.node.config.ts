import { defineConfig } from "vitest/config";

/** The tests that need no browser, which Stryker runs too. */
export default defineConfig({
  test: {
    // Generous, for a machine under load.
    testTimeout: 60_000,
    expect: { poll: { timeout: 45_000 } },
    name: "node",
    environment: "node",
    include: ["{src,test}/**/*.test.ts"],
    setupFiles: ["@matchfront/tooling/fail-on-console", "@matchfront/tooling/fixed-seed"],
    // The tests do not affect each other's modules, so a worker may reuse them.
    isolate: false,
  },
});
