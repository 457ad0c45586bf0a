import type { Brand } from "../../brand.ts";
import { asksNotToTrack, sendCount } from "./send-count.ts";

export function storeLinks({ apple, google }: Brand["stores"]): { appleHref: string; googleHref: string } {
  return { appleHref: apple, googleHref: google };
}

export function detectStore(userAgent: string): "apple" | "google" | undefined {
  if (/android/i.test(userAgent)) return "google";
  return /iPhone|iPad|iPod/.test(userAgent) ? "apple" : undefined;
}

export function highlightStore(page: ParentNode, userAgent: string): void {
  const store = detectStore(userAgent);
  if (!store) return;
  for (const button of page.querySelectorAll<HTMLElement>(`[data-store="${store}"]`)) button.dataset.own = "";
}

/**
 * Counts clicks on the links to stores. If the page's address names a campaign, as `?c=spring-ads`, adds it to these
 * links and to those to `/get`. Does neither if the browser asks sites not to track.
 */
export function countStoreClicks(page: ParentNode, search: string, providerToken: string | undefined): void {
  if (asksNotToTrack()) return;
  const campaign = new URLSearchParams(search).get("c") ?? "";
  const query = /^[a-z0-9-]{2,32}$/.test(campaign) ? `?c=${campaign}` : "";
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-store], [href$="/get"]')) {
    const { store } = link.dataset;
    if (store) link.addEventListener("click", () => sendCount(`store-click/${store}${query}`));
    if (query) link.href = store ? campaignLink(link.href, campaign, providerToken) : link.href + query;
  }
}

/** Returns a store's address with a campaign, as the server's `/get` does. Apple's needs a provider token. */
export function campaignLink(href: string, campaign: string, providerToken: string | undefined): string {
  const url = new URL(href);
  if (url.host === "play.google.com")
    url.searchParams.set("referrer", `utm_source=${campaign}&utm_campaign=${campaign}`);
  else if (providerToken) {
    url.searchParams.set("pt", providerToken);
    url.searchParams.set("ct", campaign);
  }
  return url.href;
}
