import { accessSync, constants, statfsSync } from "node:fs";
import { join } from "node:path";
import { coverageOptions, reporting } from "@matchfront/tooling/vitest";
import { configDefaults, defineConfig } from "vitest/config";

/** A long run has more cases in them, or more of the programs that they need. */
const longer = [
  "**/*.properties.test.ts",
  "src/http/limit-connections.integration.test.ts",
  "test/deploy/*.integration.test.ts",
];

/** `*.integration.test.ts` need PostgreSQL, processes or programs of the machine; `*.long.test.ts` kill processes. */
const included = (mode: string) => {
  if (mode === "long") return { include: ["**/*.long.test.ts", ...longer] };
  const left = ["**/*.long.test.ts", ...(mode === "unit" ? ["**/*.integration.test.ts"] : [])];
  return { exclude: [...configDefaults.exclude, ...left] };
};

const memoryFolder = "/dev/shm";

/** Whether there is a folder in memory with room for many databases. Containers mostly have less. */
function hasMemoryFolder(): boolean {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize > 2 ** 32;
  } catch {
    return false;
  }
}

export default defineConfig(({ mode }) => ({
  ssr: { resolve: { conditions: ["@matchfront/source"] } },
  test: {
    ...reporting,
    ...included(mode),
    coverage: coverageOptions({ branches: 90 }),
    environment: "node",
    // The database's thread reads the packages' sources as the tests do.
    execArgv: ["--conditions=@matchfront/source"],
    // No file changes what another one imports, so one worker may keep what it has loaded.
    isolate: false,
    env: {
      // Each server compiles its database's thread.
      NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled"),
      // So that no test waits for a disk; a long run does.
      ...(mode !== "long" && hasMemoryFolder() && { TMPDIR: memoryFolder }),
    },
    globalSetup: mode === "unit" ? [] : "test/postgres-of-run.ts",
    setupFiles: [
      "@matchfront/tooling/fail-on-console",
      "@matchfront/tooling/fixed-seed",
      "test/real-timers.ts",
    ],
    // Wide enough for a busy machine, where a process takes seconds to start and a lease must run out.
    testTimeout: 60_000,
    expect: { poll: { timeout: 45_000 } },
  },
}));
