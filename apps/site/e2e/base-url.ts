import type { BrowserContext, TestInfo } from "@playwright/test";

/** The deployed site to test, from `BASE_URL`. Default: each worker starts a server. */
export const deployedSite = process.env.BASE_URL;

const mayChangeDeployedSite = process.env.JOURNEYS === "all";
if (process.env.JOURNEYS && !mayChangeDeployedSite)
  throw new Error(`JOURNEYS: expected "all" or nothing, got "${process.env.JOURNEYS}".`);

/**
 * The tags of tests that store data: `@sends` for the few that fit a deployed site's rate limits, `@own-server` for
 * all others.
 */
const reasons = {
  "@own-server": "needs a server of its own",
  "@sends": "sends to the site; JOURNEYS=all runs it",
};

export function skipOnDeployedSite(test: TestInfo): void {
  test.skip(test.tags.includes("@own-server"), reasons["@own-server"]);
  test.skip(test.tags.includes("@sends") && !mayChangeDeployedSite, reasons["@sends"]);
}

export function skipWithoutServer(test: TestInfo): void {
  test.skip(deployedSite !== undefined, reasons["@own-server"]);
}

/** Dialogs of emailed links post to this path on opening, which changes nothing. */
const question = "/api/isLinkActive";

/** Aborts requests that would change the deployed site, except in tests that are tagged for it. Sends no counts. */
export async function protectDeployedSite(context: BrowserContext, { tags }: TestInfo): Promise<void> {
  const mayPost = tags.includes("@sends");
  await context.route("**/*", (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/counts/")) return route.fulfill({ status: 204 });
    const changesNothing = mayPost || request.method() === "GET" || pathname === question;
    return changesNothing ? route.fallback() : route.abort("internetdisconnected");
  });
}
