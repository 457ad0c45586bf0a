import { countKey, noPresses, pressesToLeave, pressTime } from "./shift-presses.ts";

/** The texts for screen readers, and the title of the page that is being left. */
export type QuickExitWords = {
  pressAgain: (times: number) => string;
  expired: string;
  leaving: string;
};

const english: QuickExitWords = {
  pressAgain: (times) => `Shift. Press ${times} more ${times === 1 ? "time" : "times"} to leave this site.`,
  expired: "You’re still on this site.",
  leaving: "Loading…",
};

/**
 * Enhances a `QuickExit`, and the `QuickExitSkipLink` of the same page: the page is covered before the network
 * responds, and the other site replaces it in the history, so Back does not show it again. Pressing Shift three times
 * within five seconds does the same.
 *
 * @param root the element that `QuickExit` renders
 * @param words for a page in another language than English
 * @returns removes the enhancement
 * @example <QuickExit ref={startQuickExit} href="https://www.weather.com" />
 */
export function startQuickExit(root: HTMLElement, words = english): () => void {
  const page = root.ownerDocument;
  const status = root.querySelector("output");
  let presses = noPresses;
  let expiry: ReturnType<typeof setTimeout> | undefined;

  const leave = (link: HTMLAnchorElement | null) => {
    if (!link) return;
    page.documentElement.hidden = true;
    page.title = words.leaving;
    location.replace(link.href);
  };

  const press = (key: string, at: number) => {
    const before = presses.count;
    presses = countKey(presses, key, at);
    if (presses.count >= pressesToLeave) {
      leave(root.querySelector("a"));
      presses = noPresses;
    }
    if (presses.count === before) return;
    root.dataset.presses = String(presses.count);
    if (status) status.textContent = presses.count ? words.pressAgain(pressesToLeave - presses.count) : "";
    if (presses.count > 1) return;
    clearTimeout(expiry);
    if (presses.count) expiry = setTimeout(expire, pressTime);
  };
  const expire = () => {
    press("", 0);
    if (status) status.textContent = words.expired;
  };

  const onKey = ({ key, repeat, timeStamp }: KeyboardEvent) => {
    if (!repeat) press(key, timeStamp);
  };
  // Shift with a click, as to select text, does not count.
  const onPointer = () => press("", 0);
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-quick-exit]");
    if (!link) return;
    event.preventDefault();
    leave(link);
  };

  const listening = new AbortController();
  const { signal } = listening;
  page.addEventListener("keydown", onKey, { signal });
  page.addEventListener("pointerdown", onPointer, { signal });
  page.addEventListener("click", onClick, { signal });
  return () => {
    listening.abort();
    clearTimeout(expiry);
  };
}
