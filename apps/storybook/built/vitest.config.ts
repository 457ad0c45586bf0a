import { defineConfig } from "vitest/config";

/** Tests of the built Storybook, as `preview` serves it. */
export default defineConfig({
  test: {
    include: ["built/*.test.ts"],
    // A busy machine compresses and compiles slowly.
    hookTimeout: 120_000,
    testTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
