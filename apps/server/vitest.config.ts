import { coverageOptions, reporting } from "@matchfront/tooling/vitest";
import { configDefaults, defineConfig } from "vitest/config";

/** They start processes or threads, kill them, and wait until they are gone. */
const long = [
  "src/{drain,operator,server}.test.ts",
  "src/backup/{under-load,upgrade-guide}.test.ts",
  "src/database/rights-and-locks.test.ts",
  "src/database-thread/database-thread.test.ts",
  "src/mail/killed-server.test.ts",
  "test/deploy/{behind-nginx,container}.test.ts",
  "src/postgres/{failing-database,lost-commit,paused-server,rolling-restart}.test.ts",
];
/** A long run has more cases in them, or more of the programs that they need. */
const longer = [
  "**/*.properties.test.ts",
  "chaos/chaos.test.ts",
  "src/metrics/alerts.test.ts",
  "src/remote/member-service.test.ts",
  "src/http/{limit-connections,slow-bodies}.test.ts",
  "src/postgres/lost-answers.test.ts",
  "test/deploy/{own-tools,static-host}.test.ts",
];

/** They need PostgreSQL, processes or programs of the machine: `npm run check` leaves them out. */
const integration = [
  "{chaos,test}/**/*.test.ts",
  "src/postgres/!(address).test.ts",
  "src/{server-on-postgres,start-server}.test.ts",
  "src/commands/{postgres,programs}.test.ts",
  "src/doctor/check-postgres.test.ts",
  "src/http/slow-bodies.test.ts",
  "src/metrics/alerts.test.ts",
];

const included = (mode: string) => {
  if (mode === "long") return { include: [...long, ...longer] };
  const excluded = mode === "unit" ? [...long, ...integration] : long;
  return { exclude: [...configDefaults.exclude, ...excluded] };
};

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
    globalSetup: mode === "unit" ? [] : "test/postgres-of-run.ts",
    setupFiles: ["@matchfront/tooling/fail-on-console", "@matchfront/tooling/fixed-seed"],
    // Wide enough for a busy machine, where a process takes seconds to start and a lease must run out.
    testTimeout: 60_000,
    expect: { poll: { timeout: 45_000 } },
  },
}));
