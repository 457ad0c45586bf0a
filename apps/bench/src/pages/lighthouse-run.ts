import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

/** What Lighthouse says of one load of a page. */
export interface PageLoad {
  /** First and largest contentful paint on its simulated phone, in ms. */
  readonly fcp: number;
  readonly lcp: number;
  /** All bytes that came, heads included. */
  readonly bytes: number;
  readonly requests: readonly PageRequest[];
}

export interface PageRequest {
  readonly url: string;
  readonly start: number;
  readonly end: number;
  readonly size: number;
  readonly priority: string;
  readonly protocol: string;
}

const flags = ["--headless=new", "--no-sandbox", "--ignore-certificate-errors", "--disable-gpu"];

/**
 * Loads a page once in a new browser, with Lighthouse's defaults: a phone on slow 4G, simulated.
 *
 * @throws Error when Lighthouse could not measure it
 */
export async function loadPage(url: string): Promise<PageLoad> {
  const chromePath = process.env["CHROMIUM_PATH"];
  const chrome = await launch({ chromeFlags: flags, ...(chromePath && { chromePath }) });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      onlyAudits: ["first-contentful-paint", "largest-contentful-paint", "network-requests"],
      logLevel: "silent",
    });
    const audits = run?.lhr.audits ?? {};
    const requests = requestsOf(audits["network-requests"]?.details);
    return {
      fcp: numeric(audits["first-contentful-paint"], url),
      lcp: numeric(audits["largest-contentful-paint"], url),
      bytes: requests.reduce((sum, { size }) => sum + size, 0),
      requests,
    };
  } finally {
    chrome.kill();
  }
}

function numeric(audit: { numericValue?: number | undefined } | undefined, url: string): number {
  if (audit?.numericValue === undefined) throw new Error(`Lighthouse could not measure ${url}.`);
  return audit.numericValue;
}

function requestsOf(details: unknown): PageRequest[] {
  const items: Record<string, unknown>[] = Object(details).items ?? [];
  return items.map((item) => ({
    url: String(item.url),
    start: Number(item.networkRequestTime),
    end: Number(item.networkEndTime),
    size: Number(item.transferSize),
    priority: String(item.priority),
    protocol: String(item.protocol),
  }));
}
