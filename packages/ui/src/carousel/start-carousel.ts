import { moveSlides } from "./slide-motion.ts";
import { startRotation } from "./start-rotation.ts";

/**
 * Starts a carousel that `Carousel` rendered, on a server or by React. The slides rotate until the visitor
 * focuses, presses or drags something. They pause under the pointer and in a hidden tab, and do not start
 * with reduced motion or data saving. Slides may be added and removed, each with its dot.
 *
 * Source: ARIA Authoring Practices, carousel, grouped.
 *
 * @param root the element with `data-carousel="root"`
 * @returns a function that stops the carousel and restores the markup
 * @throws Error if a part is missing
 * @example for (const root of document.querySelectorAll<HTMLElement>("[data-carousel=root]")) startCarousel(root);
 */
export function startCarousel(root: HTMLElement): () => void {
  const track = carouselPart(root, "track");
  const controls = carouselPart(root, "controls");
  const dots = carouselPart(root, "dots");

  const markCurrent = (shown?: number) => {
    for (const [index, slide] of [...track.children].entries()) {
      slide.toggleAttribute("inert", shown !== undefined && index !== shown);
    }
    for (const [index, dot] of [...dots.children].entries()) {
      for (const state of ["aria-current", "aria-disabled"]) {
        if (index === shown) dot.setAttribute(state, "true");
        else dot.removeAttribute(state);
      }
    }
  };
  const update = () => {
    markCurrent(motion.shown());
    controls.hidden = track.childElementCount < 2;
  };

  const motion = moveSlides(track, update, () => rotation.stop());
  const rotation = startRotation(root, track, () => motion.goBy(1));
  // The track is a tab stop only while it scrolls. A focused element inside keeps the focus.
  track.tabIndex = -1;
  update();

  const changes = new MutationObserver(() => {
    motion.refresh();
    update();
  });
  for (const row of [track, dots]) changes.observe(row, { childList: true });

  const listeners = new AbortController();
  const onPress = (part: HTMLElement, act: (press: Event) => void) =>
    part.addEventListener("click", act, { signal: listeners.signal });
  const choose = (move: () => void) => {
    rotation.stop();
    move();
  };
  onPress(carouselPart(root, "rotation"), rotation.toggle);
  onPress(carouselPart(root, "previous"), () => choose(() => motion.goBy(-1)));
  onPress(carouselPart(root, "next"), () => choose(() => motion.goBy(1)));
  onPress(dots, (press) => {
    const chosen = [...dots.children].findIndex((dot) => press.composedPath().includes(dot));
    if (chosen !== -1) choose(() => motion.goTo(chosen));
  });

  return () => {
    changes.disconnect();
    listeners.abort();
    rotation.destroy();
    motion.destroy();
    markCurrent();
    controls.hidden = true;
    track.tabIndex = 0;
  };
}

type CarouselPart = "controls" | "dots" | "next" | "previous" | "rotation" | "track";

function carouselPart(root: HTMLElement, name: CarouselPart): HTMLElement {
  const part = root.querySelector<HTMLElement>(`[data-carousel="${name}"]`);
  if (part) return part;
  throw new Error(
    `Carousel: no element with data-carousel="${name}". Render the markup with the component Carousel.`,
  );
}
