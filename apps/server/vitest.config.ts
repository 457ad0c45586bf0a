import { coverageOf, reporting } from "@matchfront/tooling/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  ssr: { resolve: { conditions: ["@matchfront/source"] } },
  test: {
    ...reporting,
    coverage: coverageOf({ branches: 90 }),
    environment: "node",
    // The database's thread reads the packages' sources as the tests do.
    execArgv: ["--conditions=@matchfront/source"],
    // No file changes what another one imports, so one worker may keep what it has loaded.
    isolate: false,
    setupFiles: ["@matchfront/tooling/fail-on-console", "@matchfront/tooling/fixed-seed"],
    // Wide enough for a busy machine, where a process takes seconds to start and a lease must run out.
    testTimeout: 60_000,
    expect: { poll: { timeout: 45_000 } },
  },
});
