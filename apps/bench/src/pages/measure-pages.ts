import { interleave, type Candidate, type Comparison } from "../comparison/comparison.ts";
import { buildPeers } from "./build-peers.ts";
import { readHomeContent } from "./home-content.ts";
import { loadPage, type PageLoad } from "./lighthouse-run.ts";
import { serve, protocols, type Protocol } from "./serve.ts";
import { kept, withoutScript, type ServedSite } from "./served-site.ts";
import { startOurSite } from "./start-our-site.ts";

const paths = ["/", "/contactus", "/terms", "/faq"];
const ours = "ours";
const bare = "ours without script";
const floor = "written by hand";

/** When a page's first words and its largest part are there, beside the same page without script and beside others. */
export async function measurePages(rounds: number): Promise<readonly Comparison[]> {
  await using running = await startOurSite();
  const peers = await buildPeers(await readHomeContent(running.site), running.site);
  const own = { [ours]: running.site, [bare]: kept(withoutScript(running.site)) };
  const others = {
    [floor]: peers.floor,
    "Astro, as it comes": kept(peers.astro),
    "React Router, as it comes": kept(peers.reactRouter),
  };
  const comparisons: Comparison[] = [];
  for (const protocol of protocols) {
    for (const path of paths) {
      const sites = path === "/" ? { ...own, ...others } : own;
      const loads = await loadInRounds(sites, path, protocol, rounds);
      comparisons.push(...compare(path, protocol, loads));
    }
  }
  return comparisons;
}

async function loadInRounds(
  sites: Readonly<Record<string, ServedSite>>,
  path: string,
  protocol: Protocol,
  rounds: number,
): Promise<readonly Candidate<PageLoad>[]> {
  const closes: (() => Promise<void>)[] = [];
  const asked: Record<string, () => Promise<PageLoad>> = {};
  for (const [name, site] of Object.entries(sites)) {
    const { origin, close } = await serve(site, protocol);
    asked[name] = () => loadPage(origin + path);
    closes.push(close);
  }
  const loads = await interleave(rounds, asked);
  await Promise.all(closes.map((close) => close()));
  return loads;
}

function compare(path: string, protocol: Protocol, loads: readonly Candidate<PageLoad>[]): Comparison[] {
  const place = `${path === "/" ? "home" : path.slice(1)}-${protocol === "HTTP/2" ? "h2" : "h1"}`;
  const page = path === "/" ? "Home" : path;
  const method = `Lighthouse on its phone and its slow 4G, simulated, over ${protocol}; each round in a new browser.`;
  const paint = { unit: "ms", better: "lower", method } as const;
  const promise = { candidate: ours, ratio: 1.05 };
  const fcp = loads.map(({ name, samples }) => ({ name, samples: samples.map((load) => load.fcp) }));
  const lcp = loads.map(({ name, samples }) => ({ name, samples: samples.map((load) => load.lcp) }));
  const bytes = loads.map(({ name, samples }) => ({ name, samples: samples.map((load) => load.bytes) }));
  const own = ({ name }: { name: string }) => name === ours || name === bare;
  const comparisons: Comparison[] = [
    {
      ...paint,
      id: `pages/${place}-fcp`,
      title: `${page}, first contentful paint, ${protocol}`,
      reference: bare,
      promise,
      candidates: fcp.filter(own),
    },
    {
      ...paint,
      id: `pages/${place}-lcp`,
      title: `${page}, largest contentful paint, ${protocol}`,
      reference: bare,
      promise,
      candidates: lcp.filter(own),
    },
    {
      id: `pages/${place}-bytes`,
      title: `${page}, bytes, ${protocol}`,
      unit: "B",
      better: "lower",
      reference: bare,
      method: "All that comes until the network is quiet, heads included, with what the page fetches late.",
      candidates: bytes,
    },
  ];
  if (path !== "/") return comparisons;
  return [
    ...comparisons,
    {
      ...paint,
      id: `pages/${place}-fcp-others`,
      title: `Home as others deliver it, first contentful paint, ${protocol}`,
      reference: floor,
      promise: { candidate: ours, ratio: 1.1 },
      candidates: fcp,
    },
    {
      ...paint,
      id: `pages/${place}-lcp-others`,
      title: `Home as others deliver it, largest contentful paint, ${protocol}`,
      reference: floor,
      candidates: lcp,
    },
  ];
}
