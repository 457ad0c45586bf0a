import type { BrowserContext, TestInfo } from "@playwright/test";

/** The deployed site that the journeys visit, where `BASE_URL` names one; else each worker starts a server. */
export const deployedSite = process.env.BASE_URL;

const mayChangeDeployedSite = process.env.JOURNEYS === "all";
if (process.env.JOURNEYS && !mayChangeDeployedSite)
  throw new Error(`JOURNEYS is "${process.env.JOURNEYS}". Expected "all", or nothing at all.`);

/**
 * What tests are tagged with that leave something behind: `@sends` for the few that a deployed site takes within its
 * limits, `@own-server` for all others.
 */
const reasons = {
  "@own-server": "needs a server of its own",
  "@sends": "sends to the site; JOURNEYS=all runs it",
};

/** Skips a test that the deployed site is not for. */
export function skipUnfit(test: TestInfo): void {
  test.skip(test.tags.includes("@own-server"), reasons["@own-server"]);
  test.skip(test.tags.includes("@sends") && !mayChangeDeployedSite, reasons["@sends"]);
}

/** Skips a test that looks behind the site, or takes it down. */
export function skipWithoutServer(test: TestInfo): void {
  test.skip(deployedSite !== undefined, reasons["@own-server"]);
}

/** Refuses what would change the deployed site, as where there is no network, in a test that is not known to. */
export async function protectDeployedSite(context: BrowserContext, { tags }: TestInfo): Promise<void> {
  if (tags.includes("@sends")) return;
  await context.route("**/*", (route) =>
    route.request().method() === "GET" ? route.fallback() : route.abort("internetdisconnected"),
  );
}
