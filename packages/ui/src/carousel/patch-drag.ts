/**
 * Hides events from keen-slider that it would mistake for drags. Call before keen-slider adds its listeners.
 *
 * - Presses of other mouse buttons: a context menu swallows their release.
 * - Clicks by keyboard or assistive technology: keen-slider would swallow them as the end of the last drag.
 *
 * @returns a function that removes the patch
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
      // Makes keen-slider forget the last drag.
      track.dispatchEvent(new CustomEvent("ksDragStart"));
      track.dispatchEvent(new CustomEvent("ksDragEnd"));
    },
    first,
  );
  return () => listening.abort();
}
