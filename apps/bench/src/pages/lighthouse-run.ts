import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

/** What Lighthouse says of one load of a page. */
export interface PageLoad {
  /** First and largest contentful paint on its simulated phone, in ms. */
  readonly fcp: number;
  readonly lcp: number;
  /** All bytes that came, heads included. */
  readonly bytes: number;
}

const flags = ["--headless=new", "--no-sandbox", "--ignore-certificate-errors", "--disable-gpu"];

const attempts = 3;

/**
 * Loads a page in a new browser, with Lighthouse's defaults: a phone on slow 4G, simulated. On a busy machine
 * Lighthouse now and then sees no paint; then the page is loaded again.
 *
 * @throws {Error} Where Lighthouse could not measure it.
 */
export async function loadPage(url: string): Promise<PageLoad> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const load = await tryLoad(url);
    if (load) return load;
  }
  throw new Error(`Lighthouse could not measure ${url}.`);
}

async function tryLoad(url: string): Promise<PageLoad | undefined> {
  const chromePath = process.env["CHROMIUM_PATH"];
  const chrome = await launch({ chromeFlags: flags, ...(chromePath && { chromePath }) });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      onlyAudits: ["first-contentful-paint", "largest-contentful-paint", "network-requests"],
      logLevel: "silent",
    });
    const audits = run?.lhr.audits;
    const fcp = audits?.["first-contentful-paint"]?.numericValue;
    const lcp = audits?.["largest-contentful-paint"]?.numericValue;
    if (fcp === undefined || lcp === undefined) return undefined;
    return { fcp, lcp, bytes: sumOfSizes(audits?.["network-requests"]?.details) };
  } finally {
    chrome.kill();
  }
}

function sumOfSizes(details: unknown): number {
  const items: readonly { readonly transferSize?: number }[] = Object(details).items ?? [];
  return items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
