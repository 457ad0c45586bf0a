import { readFileSync } from "node:fs";
import { apiReport } from "@matchfront/tooling/api-report";
import { expect, test } from "vitest";

test("the package declares what api.md says, which `pnpm api` writes", () => {
  expect(apiReport(".")).toBe(readFileSync("api.md", "utf8"));
}, 60_000);
