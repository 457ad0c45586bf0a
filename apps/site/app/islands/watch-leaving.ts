/**
 * Watches whether the visitor follows a link to another page. Firefox and Safari then abort at once what is still
 * loading, long before the other page is there: that is no failure, and a reload would cancel the navigation.
 *
 * @returns whether the visitor is leaving; calling it ends the watch
 */
export function watchLeaving(): () => boolean {
  let isLeaving = false;
  const watch = new AbortController();
  const leave = () => {
    isLeaving = true;
  };
  addEventListener("beforeunload", leave, watch);
  // iOS fires no event before it leaves a page.
  addEventListener("click", (event) => leadsAway(event) && leave(), watch);
  return () => {
    watch.abort();
    return isLeaving;
  };
}

function leadsAway({ target, defaultPrevented }: Event): boolean {
  return !defaultPrevented && target instanceof Element && target.closest('a[href^="/"]') !== null;
}
