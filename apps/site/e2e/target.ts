import type { BrowserContext, TestInfo } from "@playwright/test";

/** The deployed site that the journeys visit, if `BASE_URL` names one; otherwise each worker starts a server. */
export const deployedSite = process.env.BASE_URL;

const mayChangeDeployedSite = process.env.JOURNEYS === "all";
if (process.env.JOURNEYS && !mayChangeDeployedSite)
  throw new Error(`JOURNEYS is "${process.env.JOURNEYS}". Expected "all", or nothing at all.`);

/**
 * The tags of tests that store something: `@sends` for the few that a deployed site's limits allow, `@own-server` for
 * all others.
 */
const reasons = {
  "@own-server": "needs a server of its own",
  "@sends": "sends to the site; JOURNEYS=all runs it",
};

/** Skips a test that must not run against the deployed site. */
export function skipUnfit(test: TestInfo): void {
  test.skip(test.tags.includes("@own-server"), reasons["@own-server"]);
  test.skip(test.tags.includes("@sends") && !mayChangeDeployedSite, reasons["@sends"]);
}

/** Skips a test that needs the server's data, or stops the server. */
export function skipWithoutServer(test: TestInfo): void {
  test.skip(deployedSite !== undefined, reasons["@own-server"]);
}

/** Dialogs of emailed links ask it as they open; it changes nothing. */
const question = "/api/isLinkActive";

/** Aborts requests that would change the deployed site, in tests that are not tagged for it. */
export async function protectDeployedSite(context: BrowserContext, { tags }: TestInfo): Promise<void> {
  if (tags.includes("@sends")) return;
  await context.route("**/*", (route) => {
    const request = route.request();
    const changesNothing = request.method() === "GET" || new URL(request.url()).pathname === question;
    return changesNothing ? route.fallback() : route.abort("internetdisconnected");
  });
}
