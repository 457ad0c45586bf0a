/**
 * Hides two things from keen-slider that are not drags: a press of another mouse button, whose release a context menu
 * swallows, and a click without a press, by keyboard or assistive technology, which keen-slider would swallow as the
 * end of the last drag. Call it before keen-slider attaches its listeners.
 *
 * @returns removes the patch
 */
export function patchDrag(track: HTMLElement): () => void {
  const listening = new AbortController();
  const first = { capture: true, signal: listening.signal };
  track.addEventListener(
    "mousedown",
    (press) => press.button !== 0 && press.stopImmediatePropagation(),
    first,
  );
  track.addEventListener(
    "click",
    (click) => {
      if (click.detail > 0) return;
      // An empty drag, so that keen-slider forgets the last one.
      track.dispatchEvent(new CustomEvent("ksDragStart"));
      track.dispatchEvent(new CustomEvent("ksDragEnd"));
    },
    first,
  );
  return () => listening.abort();
}
