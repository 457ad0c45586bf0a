import { countKey, noPresses, pressesToLeave, pressTime } from "./shift-presses.ts";

/** The announcements, and the title of the page while it is left. */
export type QuickExitMessages = {
  pressAgain: (times: number) => string;
  expired: string;
  leaving: string;
};

const english: QuickExitMessages = {
  pressAgain: (times) => `Shift. Press ${times} more ${times === 1 ? "time" : "times"} to leave this site.`,
  expired: "You’re still on this site.",
  leaving: "Loading…",
};

/**
 * Enhances a `QuickExit` and the `QuickExitSkipLink` of its page: a click, or three presses of Shift within
 * five seconds, cover the page before the network responds, and replace it in the history, so that Back does
 * not show it again.
 *
 * @param root the element that `QuickExit` renders
 * @param messages the texts in another language than English
 * @returns a function that removes the enhancement
 * @example <QuickExit ref={startQuickExit} href="https://www.weather.com" />
 */
export function startQuickExit(root: HTMLElement, messages = english): () => void {
  const page = root.ownerDocument;
  const status = root.querySelector("output");
  let presses = noPresses;
  let expiry: ReturnType<typeof setTimeout> | undefined;

  const leave = (link: HTMLAnchorElement | null) => {
    if (!link) return;
    page.documentElement.hidden = true;
    page.title = messages.leaving;
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
    if (status) status.textContent = presses.count ? messages.pressAgain(pressesToLeave - presses.count) : "";
    if (presses.count > 1) return;
    clearTimeout(expiry);
    if (presses.count) expiry = setTimeout(expire, pressTime);
  };
  const expire = () => {
    press("", 0);
    if (status) status.textContent = messages.expired;
  };

  const onKey = ({ key, repeat, timeStamp }: KeyboardEvent) => {
    if (!repeat) press(key, timeStamp);
  };
  // A click resets the count, because Shift with a click selects text.
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
