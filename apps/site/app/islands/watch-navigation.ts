/**
 * Watches for navigation to another page, until the returned function is called. Firefox and Safari abort pending
 * requests as soon as it starts: such a request has not failed, and a reload would cancel the navigation.
 */
export function watchNavigation(): () => boolean {
  let isNavigating = false;
  const watch = new AbortController();
  const markNavigating = () => {
    isNavigating = true;
  };
  addEventListener("beforeunload", markNavigating, watch);
  // iOS Safari fires no beforeunload event.
  addEventListener("click", (event) => isInternalLinkClick(event) && markNavigating(), watch);
  return () => {
    watch.abort();
    return isNavigating;
  };
}

function isInternalLinkClick({ target, defaultPrevented }: Event): boolean {
  return !defaultPrevented && target instanceof Element && target.closest('a[href^="/"]') !== null;
}
