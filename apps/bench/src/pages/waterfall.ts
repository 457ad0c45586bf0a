import { chromium } from "playwright";
import type { Listening } from "./serve.ts";

/** One request of a page, in ms since its navigation began. */
export interface WaterfallRow {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly bytes: number;
  readonly priority: string;
}

/** A page's requests as they came, and when it was painted first and had loaded. */
export interface Waterfall {
  readonly rows: readonly WaterfallRow[];
  readonly firstPaint: number;
  readonly load: number;
}

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s, 150 ms there and back. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** How long after its load a page may still ask for something, in ms. */
const settling = 4000;

/** Records a page's requests in a browser on a slow network, by Chromium's own protocol. */
export async function recordWaterfall({ origin }: Listening, path: string): Promise<Waterfall> {
  const executablePath = process.env["CHROMIUM_PATH"];
  const browser = await chromium.launch({
    args: ["--no-sandbox"],
    ...(executablePath && { executablePath }),
  });
  try {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 412, height: 823 },
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", slow4g);
    const asked = new Map<string, { url: string; start: number; priority: string }>();
    const rows: WaterfallRow[] = [];
    let begin = Number.NaN;
    devtools.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
      if (Number.isNaN(begin)) begin = timestamp;
      asked.set(requestId, { url: request.url, start: timestamp, priority: request.initialPriority });
    });
    devtools.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) => {
      const request = asked.get(requestId);
      if (!request || !request.url.startsWith(origin)) return;
      const [start, end] = [request.start, timestamp].map((time) => Math.round((time - begin) * 1000));
      const { pathname } = new URL(request.url);
      const { priority } = request;
      rows.push({ path: pathname, start: start ?? 0, end: end ?? 0, bytes: encodedDataLength, priority });
    });
    await page.goto(origin + path, { waitUntil: "load" });
    // Scripts are asked for after what is seen: nothing tells that no more will come.
    await page.waitForTimeout(settling);
    const { firstPaint, load } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation");
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return { firstPaint: paint?.startTime ?? 0, load: Number(navigation?.toJSON().loadEventStart) };
    });
    return { rows: rows.toSorted((a, b) => a.start - b.start), firstPaint, load };
  } finally {
    await browser.close();
  }
}
