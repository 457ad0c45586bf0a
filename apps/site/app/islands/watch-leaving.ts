/**
 * Watches whether the visitor sets out for another page. Firefox and Safari then give up at once what is still
 * loading, long before the other page is there: that is no failure, and a reload would take the visitor back.
 *
 * @returns whether the visitor has set out; the watching ends with the question
 * @example const hasLeft = watchLeaving(); await load(); if (hasLeft()) return;
 */
export function watchLeaving(): () => boolean {
  let isLeaving = false;
  const watch = new AbortController();
  const leave = () => {
    isLeaving = true;
  };
  addEventListener("beforeunload", leave, watch);
  // On iOS nothing is told of leaving before it is done.
  addEventListener("click", (event) => leadsAway(event) && leave(), watch);
  return () => {
    watch.abort();
    return isLeaving;
  };
}

function leadsAway({ target, defaultPrevented }: Event): boolean {
  return !defaultPrevented && target instanceof Element && target.closest('a[href^="/"]') !== null;
}
