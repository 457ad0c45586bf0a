import type { Brand } from "../../brand.ts";

/** An app's listings in both stores. */
export type Stores = Brand["stores"];

/** An app's listings as props of `StoreButtons`. */
export function storeLinks({ apple, google }: Stores): { appleHref: string; googleHref: string } {
  return { appleHref: apple, googleHref: google };
}

/** The store of this device, if the user agent reveals it. */
export function storeOf(userAgent: string): "apple" | "google" | undefined {
  if (/android/i.test(userAgent)) return "google";
  return /iPhone|iPad|iPod/.test(userAgent) ? "apple" : undefined;
}

/** Marks the visitor's own store among the store buttons with `data-own`; none is hidden. */
export function emphasizeStore(page: ParentNode, userAgent: string): void {
  const store = storeOf(userAgent);
  if (!store) return;
  for (const button of page.querySelectorAll<HTMLElement>(`[data-store="${store}"]`)) button.dataset.own = "";
}
