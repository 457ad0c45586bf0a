/** The store that serves this device, where the browser tells. */
export function storeOf(userAgent: string): "apple" | "google" | undefined {
  if (/android/i.test(userAgent)) return "google";
  return /iPhone|iPad|iPod/.test(userAgent) ? "apple" : undefined;
}

/**
 * Marks the visitor's own store among the store buttons with `data-own`; none is hidden.
 *
 * @example emphasizeStore(document, navigator.userAgent);
 */
export function emphasizeStore(page: ParentNode, userAgent: string): void {
  const store = storeOf(userAgent);
  if (!store) return;
  for (const button of page.querySelectorAll<HTMLElement>(`[data-store="${store}"]`)) button.dataset.own = "";
}
