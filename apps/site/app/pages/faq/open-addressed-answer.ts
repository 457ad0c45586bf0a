/**
 * Opens the answer that the page's address names, and shows it. Browsers open it by themselves only from Chromium 97,
 * Firefox 139 and Safari 26.2, and none can scroll to what a search has hidden.
 */
export function openAddressedAnswer(page: Document): void {
  const show = () => {
    const answer = addressedAnswer(page);
    if (!answer) return;
    answer.open = true;
    answer.scrollIntoView();
  };
  page.defaultView?.addEventListener("hashchange", show);
  // Where the browser has opened it, it has also scrolled to it, or to where the visitor was before a reload.
  if (!addressedAnswer(page)?.open) show();
}

function addressedAnswer(page: Document): HTMLDetailsElement | null | undefined {
  return page.getElementById(page.location.hash.slice(1))?.closest("details");
}
