/**
 * Focuses an element on mount, as a ref. Otherwise the focus is lost when a dialog's step is replaced, and screen
 * readers do not announce the next step.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
