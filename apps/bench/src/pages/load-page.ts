import type { Browser } from "playwright";

/** Slow 4G: 150 ms there and back, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** The time in which a page may still paint, or fetch what it needs later, in ms. */
const settling = 1500;

/** When a page's first words and its largest part are painted, in ms, and what it fetches, in kB. */
export type PageLoad = Readonly<Record<"fcp" | "lcp" | "size", number>>;

/** Loads a page with an empty cache, on a slow network and processor. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  await using context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { waitUntil: "networkidle" });
  // No event says that a paint was the last one, and scripts that wait for an idle browser may fetch once more.
  await page.waitForTimeout(settling);
  const paints = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<PerformanceEntry[]>();
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: "largest-contentful-paint", buffered: true });
    const [first, last] = [performance.getEntriesByName("first-contentful-paint")[0], (await promise).at(-1)];
    return { fcp: first?.startTime ?? Number.NaN, lcp: last?.startTime ?? Number.NaN };
  });
  return { ...paints, size: bytes / 1000 };
}
