/**
 * Focuses where the focus came from; where that has gone or is out of reach by now, the open dialog's heading or the
 * page's main part.
 *
 * @param from the element that had the focus before
 */
export function giveFocusBack(from: EventTarget | null): void {
  for (const place of [from, ...document.querySelectorAll("dialog:modal [tabindex], main")]) {
    if (place instanceof HTMLElement) place.focus();
    if (place && place === document.activeElement) return;
  }
}
