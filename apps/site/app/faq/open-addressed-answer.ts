/**
 * Opens the answer whose address the page was called by. Browsers do it by themselves only from Chromium 97,
 * Firefox 139 and Safari 26.2.
 */
export function openAddressedAnswer(page: Document): void {
  const open = () => {
    const target = page.getElementById(page.location.hash.slice(1));
    const answer = target?.closest("details");
    if (!answer || answer.open) return;
    answer.open = true;
    target?.scrollIntoView();
  };
  page.defaultView?.addEventListener("hashchange", open);
  open();
}
