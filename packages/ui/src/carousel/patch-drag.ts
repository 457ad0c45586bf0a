/**
 * Keeps two things from keen-slider's drag that are none: a press of another mouse button, whose end a context
 * menu swallows, and a click without a press, by a key or by assistive technology, which it would take for the end
 * of the last drag and swallow itself. To be called before keen-slider listens.
 *
 * @param track what keen-slider listens on
 * @returns the end of it
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
      // A drag from nowhere to nowhere: keen-slider forgets the one before.
      track.dispatchEvent(new CustomEvent("ksDragStart"));
      track.dispatchEvent(new CustomEvent("ksDragEnd"));
    },
    first,
  );
  return () => listening.abort();
}
