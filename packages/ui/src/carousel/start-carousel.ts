import { carouselPart } from "./carousel-parts.ts";
import { moveSlides } from "./slide-motion.ts";
import { startRotation } from "./start-rotation.ts";

/**
 * Brings a carousel to life that stands in the page as the component `Carousel` renders it, on a server or by
 * React. The slides rotate until the visitor takes over: by keyboard focus, by a control or by dragging. They wait
 * under the pointer and in a hidden tab, and do not start by themselves for a visitor who wants less motion or
 * saves data. Slides may come and go, each with its dot.
 * Source: ARIA Authoring Practices, carousel, grouped.
 *
 * @param root the element with `data-carousel="root"`
 * @returns the end of it: the markup is as it was
 * @throws Error when a part is missing
 * @example for (const root of document.querySelectorAll<HTMLElement>("[data-carousel=root]")) startCarousel(root);
 */
export function startCarousel(root: HTMLElement): () => void {
  const track = carouselPart(root, "track");
  const controls = carouselPart(root, "controls");
  const dots = carouselPart(root, "dots");

  const mark = (shown?: number) => {
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
  const show = () => {
    mark(motion.shown());
    controls.hidden = track.childElementCount < 2;
  };

  const motion = moveSlides(track, show, () => rotation.stop());
  const rotation = startRotation(root, () => motion.goBy(1));
  // It was a tab stop for as long as it scrolled; what has the focus now may keep it.
  track.tabIndex = -1;
  show();

  const changes = new MutationObserver(() => {
    motion.refresh();
    show();
  });
  for (const row of [track, dots]) changes.observe(row, { childList: true });

  const listening = new AbortController();
  const onPress = (part: HTMLElement, act: (press: Event) => void) =>
    part.addEventListener("click", act, { signal: listening.signal });
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
    listening.abort();
    rotation.end();
    motion.end();
    mark();
    controls.hidden = true;
    track.tabIndex = 0;
  };
}
