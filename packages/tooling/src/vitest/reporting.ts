import type { TestUserConfig } from "vitest/config";

/**
 * What every workspace's vitest reports, beside the terminal: `reports/junit.xml`, for a CI's own page of results and
 * for the table of the specification.
 *
 * @example export default defineConfig({ test: { ...reporting } });
 */
export const reporting = {
  reporters: ["default", ["junit", { outputFile: "reports/junit.xml" }]],
} satisfies TestUserConfig;

/**
 * Coverage as v8 counts it, in `reports/coverage/`; the run fails where fewer branches are taken than promised.
 *
 * @param branches the least share of branches, in percent
 * @example export default defineConfig({ test: { coverage: coverageOf({ branches: 95 }) } });
 */
export function coverageOf({ branches }: { branches: number }) {
  return {
    provider: "v8" as const,
    include: ["src/**/*.{ts,tsx}"],
    exclude: ["**/*.{test,cases,stories}.{ts,tsx}"],
    reportsDirectory: "reports/coverage",
    reporter: ["text-summary", "json-summary"],
    thresholds: { branches },
  };
}
