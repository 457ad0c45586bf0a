import { chromium, type Browser } from "playwright";
import { interleave, type Comparison } from "../comparison/comparison.ts";
import { startOurServer, temporaryFolder } from "../processes/start-server.ts";
import type { Part } from "../report/document.ts";
import { buildPeers } from "./build-peers.ts";
import { loadPage, type PageLoad } from "./load-page.ts";
import { serve } from "./serve.ts";
import { runningSite, withoutScript, type Site } from "./site.ts";

const floor = "ours without script";
const byHand = "written by hand";

/** Measures when pages are painted, beside the same pages without script and our home page as others deliver it. */
export async function measurePages(rounds: number): Promise<Part> {
  await using folder = await temporaryFolder();
  await using server = await startOurServer(folder.path);
  const site = runningSite(server.origin);
  const own = { ours: site, [floor]: withoutScript(site) };
  const executablePath = process.env["CHROMIUM_PATH"] ?? "";
  await using browser = await chromium.launch({ executablePath, args: ["--ignore-certificate-errors"] });
  const all = { ...own, ...(await buildPeers(site)) };
  const comparisons = [await compare(browser, "/", "Home page", all, rounds)];
  for (const path of ["/contactus", "/terms", "/faq"])
    comparisons.push(await compare(browser, path, path, own, rounds));
  return {
    title: "Pages",
    method:
      "First and largest contentful paint (FCP, LCP) in Chromium with an empty cache, over HTTP/2 at 150 ms and 1.6 Mbit/s, its processor slowed down four times, all by the DevTools protocol. Sizes are those of all responses with their heads, and include what a page fetches later.",
    comparisons,
  };
}

async function compare(
  browser: Browser,
  path: string,
  title: string,
  sites: Readonly<Record<string, Site>>,
  rounds: number,
): Promise<Comparison> {
  using listening = new DisposableStack();
  const candidates: Record<string, () => Promise<PageLoad>> = {};
  for (const [name, site] of Object.entries(sites)) {
    const { origin } = listening.use(await serve(site));
    candidates[name] = () => loadPage(browser, origin + path);
  }
  const { fcp, lcp, size } = await interleave(rounds, candidates);
  const goals = [{ limit: 1.05 }];
  const both = byHand in sites ? [...goals, { limit: 1.1, of: byHand }] : goals;
  const measure = { unit: "ms", reference: floor } as const;
  return {
    title,
    measures: [
      { ...measure, name: "FCP", goals: both, samples: fcp },
      { ...measure, name: "LCP", goals, samples: lcp },
      { ...measure, name: "size", unit: "kB", samples: size },
    ],
  };
}
