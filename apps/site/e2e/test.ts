import { test as base, expect } from "@playwright/test";
import { SiteServer } from "./site-server.ts";

type Fixtures = {
  /** The console errors and warnings that a test brings about on purpose. */
  expectedComplaint: RegExp;
  server: SiteServer;
};

/** Playwright's `test` with the real server; a complaint of the console, policy violations included, fails it. */
export const test = base.extend<Fixtures>({
  expectedComplaint: [/(?!)/, { option: true }],
  server: async ({}, use) => {
    await using server = await SiteServer.start();
    await use(server);
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page, expectedComplaint }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints.filter((text) => !expectedComplaint.test(text))).toEqual([]);
  },
});

export { expect };
