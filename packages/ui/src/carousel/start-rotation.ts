import { carouselPart } from "./carousel-parts.ts";
import { reducedMotion, savesData } from "./user-preferences.ts";
import { nextRotation, type Rotation, type RotationEvent } from "./rotation.ts";

/**
 * Lets the slides rotate, `data-interval` ms apart, and tells how it stands by `data-rotation` on the root and by
 * `aria-live` on the track: nobody wants to hear what changes by itself.
 *
 * @param root the element with `data-carousel="root"`
 * @param turn shows the next slide
 * @returns what the carousel's controls do to it, and its end
 */
export function startRotation(root: HTMLElement, turn: () => void) {
  const track = carouselPart(root, "track");
  const lessMotion = matchMedia(reducedMotion);
  const listening = new AbortController();
  const { signal } = listening;
  let rotation: Rotation = { is: lessMotion.matches || savesData(navigator) ? "stopped" : "rotating" };
  let timer: ReturnType<typeof setInterval> | undefined;

  const go = (next: Rotation) => {
    rotation = next;
    root.dataset.rotation = rotation.is;
    track.setAttribute("aria-live", rotation.is === "stopped" ? "polite" : "off");
    clearInterval(timer);
    if (rotation.is === "rotating") timer = setInterval(turn, Number(root.dataset.interval));
  };
  const happen = (event: RotationEvent) => go(nextRotation(rotation, event));
  const stop = () => happen({ type: "stop" });
  const seen = () =>
    happen({ type: document.visibilityState === "hidden" ? "hold" : "release", by: "hidden tab" });

  go(rotation);
  seen();
  if (matchMedia("(hover: hover)").matches && root.matches(":hover")) happen({ type: "hold", by: "hover" });
  if (root.querySelector(":focus-visible")) stop();

  document.addEventListener("visibilitychange", seen, { signal });
  lessMotion.addEventListener("change", () => lessMotion.matches && stop(), { signal });
  root.addEventListener("pointerenter", () => happen({ type: "hold", by: "hover" }), { signal });
  root.addEventListener("pointerleave", () => happen({ type: "release", by: "hover" }), { signal });
  root.addEventListener(
    "focusin",
    ({ target, relatedTarget }) => {
      if (!(target instanceof Element)) return;
      // Where a pointer gives a control the focus, its click follows and decides; and a rotation asked for by
      // keyboard goes on from one control to the next.
      const isFromOutside = !(relatedTarget instanceof Node && root.contains(relatedTarget));
      if (track.contains(target) || (isFromOutside && target.matches(":focus-visible"))) stop();
    },
    { signal },
  );

  return {
    stop,
    toggle: () => happen({ type: rotation.is === "stopped" ? "start" : "stop" }),
    end: () => {
      listening.abort();
      clearInterval(timer);
      delete root.dataset.rotation;
      track.removeAttribute("aria-live");
    },
  };
}
