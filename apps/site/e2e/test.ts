import { test as base, expect } from "@playwright/test";
import { logPolicyViolations } from "../engines/engine.ts";
import type { Message } from "./contact-form.ts";
import { SiteServer } from "./site-server.ts";
import { deployedSite, protectDeployedSite, skipOnDeployedSite, skipWithoutServer } from "./base-url.ts";

/** A new visitor, so that tests do not share rate limits or mail. */
export type Visitor = {
  address: string;
  email: string;
  /** Phone numbers in Nigeria, without country code. */
  number: string;
  otherNumber: string;
};

let count = 0;

function newVisitor(): Visitor {
  count += 1;
  return {
    // Rate limits count per /48 (https://www.rfc-editor.org/rfc/rfc3849 reserves this network for examples).
    address: `2001:db8:${count.toString(16)}::1`,
    email: `ada-${count}@mail.example`,
    // Rate limits group numbers that differ only in the last three digits.
    number: String(8_031_000_000 + 1000 * count),
    otherNumber: String(8_051_000_000 + 1000 * count),
  };
}

type WorkerFixtures = { sharedServer: SiteServer | undefined };

type Fixtures = {
  deployedSiteFilter: void;
  expectedConsoleMessage: RegExp;
  visitor: Visitor;
  message: Message;
  /** The worker's shared server, whose data a test may read. Tests must not stop it. */
  server: SiteServer;
  /** Starts a separate server, which a test may stop or configure. */
  startServer: (settings?: Record<string, string>) => Promise<SiteServer>;
};

/**
 * Playwright's `test` with a real server, which the tests of a worker share. Each test has its own visitor.
 * Unexpected console errors and warnings, including policy violations, fail the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, provide) => {
      if (deployedSite) return provide(undefined);
      // Trusts `X-Forwarded-For`, so that each visitor has its own IP address and rate limits.
      await using server = await SiteServer.start({ TRUSTED_PROXIES: "1" });
      await provide(server);
    },
    { scope: "worker" },
  ],
  deployedSiteFilter: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, provide, testInfo) => {
      if (deployedSite) skipOnDeployedSite(testInfo);
      await provide();
    },
    { auto: true },
  ],
  expectedConsoleMessage: [/(?!)/, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
  visitor: async ({}, provide) => provide(newVisitor()),
  message: async ({ visitor: { email } }, provide) =>
    provide({ topic: "Help / Support", email, description: "Ẹ kú iṣẹ́! How do I change my photo?" }),
  baseURL: async ({ sharedServer }, provide) => provide(sharedServer?.url ?? deployedSite),
  extraHTTPHeaders: async ({ visitor }, provide) =>
    provide(deployedSite ? { "sec-gpc": "1" } : { "x-forwarded-for": visitor.address }),
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
  page: async ({ page, expectedConsoleMessage }, provide) => {
    const messages: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) messages.push(message.text());
    });
    page.on("pageerror", (error) => messages.push(String(error)));
    await page.addInitScript(logPolicyViolations);
    await provide(page);
    const unexpected = messages.filter(
      (text) => !expectedConsoleMessage.test(text) && !abortedTransition.test(text),
    );
    expect(unexpected).toEqual([]);
  },
});

/** Chromium reports an aborted view transition as an error in the page. */
const abortedTransition =
  /^InvalidStateError: Transition was aborted because of invalid state\. Page already revealed/;

export { expect };
