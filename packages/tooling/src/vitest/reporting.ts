import type { TestUserConfig } from "vitest/config";

/** The Vitest reporters of all workspaces: the terminal, and `reports/junit.xml` for CI and `npm run spec`. */
export const reporting = {
  reporters: ["default", ["junit", { outputFile: "reports/junit.xml" }]],
} satisfies TestUserConfig;

/**
 * Returns Vitest's coverage options. The run fails below the threshold.
 *
 * @param branches the minimum branch coverage, in percent
 */
export function coverageOptions({ branches }: { branches: number }) {
  return {
    provider: "v8" as const,
    include: ["src/**/*.{ts,tsx}"],
    exclude: ["**/*.{test,cases,stories}.{ts,tsx}"],
    reportsDirectory: "reports/coverage",
    reporter: "text-summary",
    thresholds: { branches },
  };
}
