import { brand } from "../brand.ts";
import { deployedSite } from "./base-url.ts";

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
