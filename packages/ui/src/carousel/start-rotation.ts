import { carouselPart } from "./carousel-parts.ts";
import { reducedMotionQuery, savesData } from "./user-preferences.ts";
import { nextRotation, type Rotation, type RotationEvent } from "./rotation.ts";

/**
 * Rotates the slides every `data-interval` ms. Writes its state to `data-rotation` on the root and to
 * `aria-live` on the track, which is off while rotating so that slides are not announced.
 *
 * @param root the element with `data-carousel="root"`
 */
export function startRotation(root: HTMLElement, showNext: () => void) {
  const track = carouselPart(root, "track");
  const reducedMotion = matchMedia(reducedMotionQuery);
  const listeners = new AbortController();
  const { signal } = listeners;
  let rotation: Rotation = {
    is: reducedMotion.matches || savesData(navigator) ? "stopped" : "rotating",
  };
  let timer: ReturnType<typeof setInterval> | undefined;

  const setRotation = (next: Rotation) => {
    rotation = next;
    root.dataset.rotation = rotation.is;
    track.setAttribute("aria-live", rotation.is === "stopped" ? "polite" : "off");
    clearInterval(timer);
    if (rotation.is === "rotating") timer = setInterval(showNext, Number(root.dataset.interval));
  };
  const dispatch = (event: RotationEvent) => setRotation(nextRotation(rotation, event));
  const stop = () => dispatch({ type: "stop" });
  const updateVisibility = () =>
    dispatch({ type: document.visibilityState === "hidden" ? "pause" : "resume", by: "hidden tab" });

  setRotation(rotation);
  updateVisibility();
  if (matchMedia("(hover: hover)").matches && root.matches(":hover"))
    dispatch({ type: "pause", by: "hover" });
  if (root.querySelector(":focus-visible")) stop();

  document.addEventListener("visibilitychange", updateVisibility, { signal });
  reducedMotion.addEventListener("change", () => reducedMotion.matches && stop(), { signal });
  root.addEventListener("pointerenter", () => dispatch({ type: "pause", by: "hover" }), { signal });
  root.addEventListener("pointerleave", () => dispatch({ type: "resume", by: "hover" }), { signal });
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
    toggle: () => dispatch({ type: rotation.is === "stopped" ? "start" : "stop" }),
    destroy: () => {
      listeners.abort();
      clearInterval(timer);
      delete root.dataset.rotation;
      track.removeAttribute("aria-live");
    },
  };
}
