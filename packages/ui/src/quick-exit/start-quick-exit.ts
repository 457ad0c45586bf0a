const pressesToLeave = 3;

/** The time limit for all presses of Shift, in ms. */
const pressTime = 5000;

const english = {
  pressAgain: (times: number) =>
    `Shift. Press ${times} more ${times === 1 ? "time" : "times"} to leave this site.`,
  expired: "You’re still on this site.",
  leaving: "Loading…",
};

/** The announcements, and the title of the page while it is left. */
export type QuickExitMessages = typeof english;

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
export function startQuickExit(root: HTMLElement, messages: QuickExitMessages = english): () => void {
  const page = root.ownerDocument;
  const status = root.querySelector("output");
  let presses = 0;
  let expiry: ReturnType<typeof setTimeout> | undefined;

  const leave = (link: HTMLAnchorElement | null) => {
    if (!link) return;
    page.documentElement.hidden = true;
    page.title = messages.leaving;
    location.replace(link.href);
  };

  const press = (key: string) => {
    const before = presses;
    presses = key === "Shift" ? presses + 1 : 0;
    if (presses === pressesToLeave) {
      leave(root.querySelector("a"));
      presses = 0;
    }
    if (presses === before) return;
    root.dataset.presses = String(presses);
    if (status) status.textContent = presses ? messages.pressAgain(pressesToLeave - presses) : "";
    if (presses > 1) return;
    clearTimeout(expiry);
    if (presses) expiry = setTimeout(expire, pressTime);
  };
  const expire = () => {
    press("");
    if (status) status.textContent = messages.expired;
  };

  const onKey = ({ key, repeat }: KeyboardEvent) => {
    if (!repeat) press(key);
  };
  // A click resets the count, because Shift with a click selects text.
  const onPointer = () => press("");
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
