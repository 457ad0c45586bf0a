import type { BrowserContext, TestInfo } from "@playwright/test";
import { brand } from "../brand.ts";

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

/** Fails the run at once if `BASE_URL` is not this site, instead of letting every test time out. */
export default async function checkBaseUrl(): Promise<void> {
  if (!deployedSite) return;
  const problem = await findProblem(deployedSite);
  if (!problem) return;
  throw new Error(
    `BASE_URL: expected the URL of a deployed site, such as ${brand.origin}, got "${deployedSite}": ${problem}.`,
  );
}

async function findProblem(site: string): Promise<string | undefined> {
  if (!/^https?:\/\//.test(site)) return "http:// or https:// is missing";
  try {
    const answer = await fetch(site, { signal: AbortSignal.timeout(20_000) });
    if (!answer.ok) return `it responds with ${answer.status} ${answer.statusText}`;
    return (await answer.text()).includes(brand.name) ? undefined : `it is not a page of ${brand.name}`;
  } catch (error) {
    return `no server responds (${error instanceof Error ? error.message : String(error)})`;
  }
}
