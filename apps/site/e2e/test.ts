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
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
  server: async ({}, provide) => {
    await using server = await SiteServer.start();
    await provide(server);
  },
  baseURL: async ({ server }, provide) => provide(server.url),
  page: async ({ page, expectedComplaint }, provide) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        // oxlint-disable-next-line no-console -- what is heard here is a complaint like any other
        console.error(`Content security policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    await provide(page);
    expect(complaints.filter((text) => !expectedComplaint.test(text))).toEqual([]);
  },
});

export { expect };
