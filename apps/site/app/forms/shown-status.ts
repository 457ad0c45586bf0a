import { useEffect, useState, type RefObject } from "react";

/** In milliseconds. */
const slowAfter = 4000;
/** The time until a toast has opened, which makes a small window's dialog smaller, in milliseconds. */
const toastDelay = 300;

/** Returns whether a form has shown that it is loading for four seconds, whichever calls it waits for. */
export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isLoading && isSlow;
}

/** Scrolls a status into view when it begins to show something: it is below the button, and may be out of view. */
export function useScrollIntoView(isShown: boolean, status: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => status.current?.scrollIntoView({ block: "nearest" }), toastDelay);
    return () => clearTimeout(timer);
  }, [isShown, status]);
}
