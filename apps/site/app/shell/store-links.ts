import type { Brand } from "../../brand.ts";

export type Stores = Brand["stores"];

export function storeLinks({ apple, google }: Stores): { appleHref: string; googleHref: string } {
  return { appleHref: apple, googleHref: google };
}

export function detectStore(userAgent: string): "apple" | "google" | undefined {
  if (/android/i.test(userAgent)) return "google";
  return /iPhone|iPad|iPod/.test(userAgent) ? "apple" : undefined;
}

/** Marks the buttons of the visitor's own store with `data-own`. */
export function highlightStore(page: ParentNode, userAgent: string): void {
  const store = detectStore(userAgent);
  if (!store) return;
  for (const button of page.querySelectorAll<HTMLElement>(`[data-store="${store}"]`)) button.dataset.own = "";
}
