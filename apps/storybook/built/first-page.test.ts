import { brotliCompressSync } from "node:zlib";
import type { Response } from "playwright";
import { expect, test } from "vitest";
import { openStorybook } from "./open-storybook.ts";

/** What the first page may load; text counts as brotli, fonts as they are. */
const budget = { requests: 50, bytes: 1_600_000 };

test("the first page loads no more than its budget", async () => {
  const { page, address } = await openStorybook();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(address);
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(responses.map(sizeOf));
  expect(responses.length).toBeLessThanOrEqual(budget.requests);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.bytes);
});

test("files named by their content are kept for a year, others are asked for again", async () => {
  const { page, address } = await openStorybook();
  const policies = new Map<string, string | undefined>();
  page.on("response", (response) => policies.set(response.url(), response.headers()["cache-control"]));
  await page.goto(`${address}iframe.html?id=forms-button--default`);
  await page.getByRole("button").waitFor();
  const kept = [...policies].filter(([, policy]) => policy === "public, max-age=31536000, immutable");
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.filter(([url]) => !/\/assets\/[\w.-]+-[\w-]{8}\.\w+$/.test(url))).toEqual([]);
  expect([...policies].filter(([, policy]) => policy === undefined)).toEqual([]);
});

async function sizeOf(response: Response): Promise<number> {
  const body = await response.body();
  return response.url().endsWith(".woff2") ? body.length : brotliCompressSync(body).length;
}
