import { readFileSync } from "node:fs";
import { apiReport } from "@matchfront/tooling/api-report";
import { expect, test } from "vitest";

test("keeps api.md up to date (if this fails, run `pnpm api`)", () => {
  expect(apiReport(".")).toBe(readFileSync("api.md", "utf8"));
}, 60_000);
