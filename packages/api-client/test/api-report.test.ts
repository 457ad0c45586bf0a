import { readFileSync } from "node:fs";
import { apiReport } from "@matchfront/tooling/api-report";
import { expect, test } from "vitest";

test("api.md matches the exports: run `pnpm api` to update it", () => {
  expect(apiReport(".")).toBe(readFileSync("api.md", "utf8"));
}, 60_000);
