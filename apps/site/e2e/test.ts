import { test as base, expect } from "@playwright/test";
import { messageFrom, type Message } from "./contact-message.ts";
import { SiteServer } from "./site-server.ts";
import { deployedSite, protectDeployedSite, skipUnfit, skipWithoutServer } from "./target.ts";
import { newVisitor, type Visitor } from "./visitor.ts";

type WorkerFixtures = { sharedServer: SiteServer | undefined };

type Fixtures = {
  /** Skips tests that a deployed site is not for. */
  fitness: void;
  /** The console errors and warnings that a test brings about on purpose. */
  expectedComplaint: RegExp;
  /** Who comes to the site in this test. */
  visitor: Visitor;
  /** What the visitor writes. */
  message: Message;
  /** The server of this test's worker, for tests that look behind the site. It is never stopped. */
  server: SiteServer;
  /** Starts a server for this test alone: to be stopped, or with settings of its own. */
  startServer: (settings?: Record<string, string>) => Promise<SiteServer>;
};

/**
 * Playwright's `test` on the real server, which the tests of a worker share: each is a visitor of its own. A complaint
 * of the console, policy violations included, fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, provide) => {
      if (deployedSite) return provide(undefined);
      // Each visitor has an address of its own, so that limits keep them apart.
      await using server = await SiteServer.start({ TRUSTED_PROXIES: "1" });
      await provide(server);
    },
    { scope: "worker" },
  ],
  fitness: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, provide, testInfo) => {
      if (deployedSite) skipUnfit(testInfo);
      await provide();
    },
    { auto: true },
  ],
  expectedComplaint: [/(?!)/, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
  visitor: async ({}, provide) => provide(newVisitor()),
  message: async ({ visitor }, provide) => provide(messageFrom(visitor)),
  baseURL: async ({ sharedServer }, provide) => provide(sharedServer?.url ?? deployedSite),
  extraHTTPHeaders: async ({ visitor }, provide) =>
    provide(deployedSite ? {} : { "x-forwarded-for": visitor.address }),
  server: async ({ sharedServer }, provide, testInfo) => {
    skipWithoutServer(testInfo);
    if (sharedServer) await provide(sharedServer);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
  startServer: async ({}, provide, testInfo) => {
    skipWithoutServer(testInfo);
    const started: SiteServer[] = [];
    await provide(async (settings) => {
      const server = await SiteServer.start(settings);
      started.push(server);
      return server;
    });
    for (const server of started) await server[Symbol.asyncDispose]();
  },
  context: async ({ context }, provide, testInfo) => {
    if (deployedSite) await protectDeployedSite(context, testInfo);
    await provide(context);
  },
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
