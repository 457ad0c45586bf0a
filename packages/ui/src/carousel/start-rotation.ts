import { reducedMotionQuery } from "./slide-motion.ts";

declare global {
  interface Navigator {
    /** The Save Data API, missing in some browsers and in TypeScript's types. */
    readonly connection?: EventTarget & { readonly saveData?: boolean };
  }
}

/**
 * Rotates the slides every `data-interval` ms. Writes its state to `data-rotation` on the root and to
 * `aria-live` on the track, which is off while rotating so that slides are not announced.
 */
export function startRotation(root: HTMLElement, track: HTMLElement, showNext: () => void) {
  const reducedMotion = matchMedia(reducedMotionQuery);
  const { connection } = navigator;
  const listeners = new AbortController();
  const { signal } = listeners;
  const isUnwanted = () => reducedMotion.matches || connection?.saveData === true;
  let isStopped = isUnwanted();
  /** A rotation resumes when no reason to pause is left. */
  const pauses = new Set<"hover" | "hidden tab">();
  let timer: ReturnType<typeof setInterval> | undefined;

  const update = () => {
    const isPaused = pauses.size > 0;
    root.dataset.rotation = isStopped ? "stopped" : isPaused ? "paused" : "rotating";
    track.setAttribute("aria-live", isStopped ? "polite" : "off");
    clearInterval(timer);
    if (!isStopped && !isPaused) timer = setInterval(advance, Number(root.dataset.interval));
  };
  const advance = () => {
    showNext();
    // The interval may have changed.
    update();
  };
  const pause = (reason: "hover" | "hidden tab", isPaused: boolean) => {
    if (isPaused) pauses.add(reason);
    else pauses.delete(reason);
    update();
  };
  const setStopped = (stopped: boolean) => {
    isStopped = stopped;
    // Started by its button, it rotates at once, although the pointer is on it.
    pauses.clear();
    update();
  };
  const stop = () => setStopped(true);
  const updateVisibility = () => pause("hidden tab", document.visibilityState === "hidden");

  updateVisibility();
  if (matchMedia("(hover: hover)").matches && root.matches(":hover")) pause("hover", true);
  if (root.querySelector(":focus-visible")) stop();

  document.addEventListener("visibilitychange", updateVisibility, { signal });
  for (const preference of [reducedMotion, connection])
    preference?.addEventListener("change", () => isUnwanted() && stop(), { signal });
  root.addEventListener("pointerenter", () => pause("hover", true), { signal });
  root.addEventListener("pointerleave", () => pause("hover", false), { signal });
  root.addEventListener(
    "focusin",
    ({ target, relatedTarget }) => {
      if (!(target instanceof Element)) return;
      // A control focused by pointer gets a click, which decides. Keyboard focus may move between controls.
      const isFromOutside = !(relatedTarget instanceof Node && root.contains(relatedTarget));
      if (track.contains(target) || (isFromOutside && target.matches(":focus-visible"))) stop();
    },
    { signal },
  );

  return {
    stop,
    toggle: () => setStopped(!isStopped),
    destroy: () => {
      listeners.abort();
      clearInterval(timer);
      delete root.dataset.rotation;
      track.removeAttribute("aria-live");
    },
  };
}
