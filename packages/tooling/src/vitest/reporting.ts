import type { TestUserConfig } from "vitest/config";

/**
 * Every workspace's vitest reporters: the terminal, and `reports/junit.xml` for CI and for `npm run spec`.
 */
export const reporting = {
  reporters: ["default", ["junit", { outputFile: "reports/junit.xml" }]],
} satisfies TestUserConfig;

/**
 * V8 coverage, printed; the run fails below the threshold.
 *
 * @param branches the minimum branch coverage, in percent
 */
export function coverageOf({ branches }: { branches: number }) {
  return {
    provider: "v8" as const,
    include: ["src/**/*.{ts,tsx}"],
    exclude: ["**/*.{test,cases,stories}.{ts,tsx}"],
    // For temporary files.
    reportsDirectory: "reports/coverage",
    reporter: "text-summary",
    thresholds: { branches },
  };
}
